/** What the sheet is for: something new, maybe of a type, or one of `Kind` with an entity. */
export type SheetTask<Kind extends string = 'edit'> =
  NewTask | { kind: Kind; id: string; step?: string };

export type NewTask = {
  kind: 'new';
  type?: string;
  /** The step of a form in several. */
  step?: string;
  /** Further parameters of the resource. */
  more?: Readonly<Record<string, string>>;
};

type Names<Kind extends string> = {
  /** What is done with an entity, each the name of a parameter with its id. */
  kinds: readonly Kind[];
  /** Names of further parameters of something new. */
  more?: readonly string[];
  /** The names of the parameters with type and step, if the page has some of those names. */
  type?: string;
  step?: string;
};

export type SheetAddress<Kind extends string = 'edit'> = {
  /** Undefined if no sheet is open. */
  read: (params: URLSearchParams) => SheetTask<Kind> | undefined;
  /** Keeps the parameters of others. */
  write: (task: SheetTask<Kind> | undefined, others: URLSearchParams) => URLSearchParams;
};

const NEW = 'new';

/**
 * The address of the sheet beside a list: `?new`, `?new&type=…`, `?edit=<id>`, each with `step`.
 */
export function sheetAddress<Kind extends string>({
  kinds,
  more = [],
  type = 'type',
  step: stepName = 'step',
}: Names<Kind>): SheetAddress<Kind> {
  const names: readonly string[] = [NEW, ...kinds, type, stepName, ...more];
  return {
    read(params) {
      const at = params.get(stepName) ?? '';
      const step = at === '' ? {} : { step: at };
      for (const kind of kinds) {
        const id = params.get(kind) ?? '';
        if (id !== '') return { kind, id, ...step };
      }
      if (!params.has(NEW)) return undefined;
      const found = more.flatMap((name) => Object.entries(filled(params, name)));
      return {
        kind: NEW,
        ...(params.get(type) && { type: params.get(type) ?? '' }),
        ...step,
        ...(found.length > 0 && { more: Object.fromEntries(found) }),
      };
    },
    write(task, others) {
      // Lists may have parameters of the same name while no sheet is open.
      const isOpen = others.has(NEW) || kinds.some((kind) => others.has(kind));
      const params = new URLSearchParams(
        isOpen || task ? [...others].filter(([name]) => !names.includes(name)) : others,
      );
      if (!task) return params;
      if (!isNew(task)) params.set(task.kind, task.id);
      else {
        params.set(NEW, '');
        if (task.type !== undefined) params.set(type, task.type);
        for (const [name, value] of Object.entries(task.more ?? {})) params.set(name, value);
      }
      if (task.step !== undefined) params.set(stepName, task.step);
      return params;
    },
  };
}

/** Of resources that are created, or created and edited, beside their list. */
export const newSheet = sheetAddress<'edit'>({ kinds: [] });
export const editSheet = sheetAddress({ kinds: ['edit'] });

/** Kinds are names of the resource and never 'new'. */
export const isNew = (task: SheetTask<string>): task is NewTask => task.kind === NEW;

const filled = (params: URLSearchParams, name: string): Record<string, string> => {
  const value = params.get(name) ?? '';
  return value === '' ? {} : { [name]: value };
};
