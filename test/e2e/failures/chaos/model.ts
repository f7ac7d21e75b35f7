/**
 * The part of a saved search that the page must show and the server must keep. `arranged` counts
 * layout changes; positions are not compared.
 */
export type Doc = {
  title: string;
  widgets: readonly string[];
  columns: readonly string[];
  sort: string;
  rules: readonly string[];
  query: string;
  seconds: number;
  arranged: number;
};

export type Edit =
  | { kind: 'query'; query: string }
  | { kind: 'range'; seconds: number }
  | { kind: 'sort'; sort: string }
  | { kind: 'column'; field: string }
  | { kind: 'title'; title: string }
  | { kind: 'widgetTitle'; at: number; title: string }
  | { kind: 'duplicate'; at: number }
  | { kind: 'remove'; at: number }
  /** The value is taken from the first row. */
  | { kind: 'highlight'; value: string };
export type Step =
  | Edit
  | {
      kind: 'undo' | 'redo' | 'save' | 'reset' | 'reload' | 'kill' | 'restart' | 'endSession';
    }
  /** `restored`: the next tab offered the unsaved changes. It has nothing to undo otherwise. */
  | { kind: 'crash' | 'close'; restored?: boolean };

export type Model = {
  base: Doc;
  past: readonly Doc[];
  present: Doc;
  future: readonly Doc[];
  nodeIsUp: boolean;
};

/** The length of the page's undo history. */
const UNDOABLE = 100;
const FIELDS = ['app', 'level', 'n', 'took'];
const WIDGETS = 4;

export const modelOf = (doc: Doc): Model => ({
  base: doc,
  past: [],
  present: doc,
  future: [],
  nodeIsUp: true,
});

/**
 * Settings in the address are changed in place and undone together with the edit before them;
 * everything else is a step of the history, because all edits here are completed (`mergeKeyOf`).
 */
function edited({ present }: Model, edit: Edit): Doc {
  switch (edit.kind) {
    case 'query':
      return { ...present, query: edit.query };
    case 'range':
      return { ...present, seconds: edit.seconds };
    case 'sort':
      return { ...present, sort: edit.sort };
    case 'title':
      return { ...present, title: edit.title };
    case 'column':
      return { ...present, columns: toggled(present.columns, edit.field) };
    case 'widgetTitle':
      return { ...present, widgets: present.widgets.with(edit.at, edit.title) };
    case 'duplicate':
      return {
        ...present,
        widgets: [...present.widgets, `${present.widgets[edit.at] ?? ''} (copy)`],
        arranged: present.arranged + 1,
      };
    case 'remove':
      return {
        ...present,
        widgets: present.widgets.toSpliced(edit.at, 1),
        arranged: present.arranged + 1,
      };
    case 'highlight':
      return { ...present, rules: [...present.rules, edit.value] };
  }
}

/** `message` always stays the last column. */
function toggled(columns: readonly string[], field: string): readonly string[] {
  if (columns.includes(field)) return columns.filter((one) => one !== field);
  return columns.at(-1) === 'message'
    ? [...columns.slice(0, -1), field, 'message']
    : [...columns, field];
}

export function after(model: Model, step: Step): Model {
  const { base, past, present, future } = model;
  switch (step.kind) {
    case 'query':
    case 'range':
      return { ...model, present: edited(model, step) };
    case 'undo':
      return past.length === 0
        ? model
        : {
            ...model,
            past: past.slice(0, -1),
            present: past.at(-1) ?? present,
            future: [present, ...future],
          };
    case 'redo':
      return future.length === 0
        ? model
        : {
            ...model,
            past: [...past, present],
            present: future[0] ?? present,
            future: future.slice(1),
          };
    case 'save':
      return { ...model, base: present, past: [], future: [] };
    case 'reset':
      return { ...model, present: base, past: [], future: [] };
    case 'kill':
      return { ...model, nodeIsUp: false };
    case 'restart':
      return { ...model, nodeIsUp: true };
    case 'reload':
    case 'endSession':
      return model;
    case 'crash':
    case 'close':
      return step.restored ? model : { ...model, past: [], future: [] };
    default:
      return {
        ...model,
        past: [...past, present].slice(-UNDOABLE),
        present: edited(model, step),
        future: [],
      };
  }
}

/**
 * The next step. `random(n)` returns an integer below n; `risk` is the percentage of steps that
 * take something away.
 */
export function nextStep(
  { present, past, future, nodeIsUp }: Model,
  count: number,
  random: (below: number) => number,
  risk: number,
): Step {
  if (!nodeIsUp && random(100) < 40) return { kind: 'restart' };
  const isBad = random(100) < risk;
  const chance = 10 + random(90);
  if (nodeIsUp && isBad)
    return (
      (
        [
          { kind: 'reload' },
          { kind: 'crash' },
          { kind: 'close' },
          { kind: 'kill' },
          { kind: 'endSession' },
        ] as const
      )[random(5)] ?? { kind: 'reload' }
    );
  if (nodeIsUp && chance < 18) return { kind: 'save' };
  if (nodeIsUp && chance < 20) return { kind: 'reset' };
  if (chance < 42 && past.length > 0) return { kind: 'undo' };
  if (chance < 52 && future.length > 0) return { kind: 'redo' };
  return nextEdit(present, count, random);
}

function nextEdit(present: Doc, count: number, random: (below: number) => number): Edit {
  const at = random(present.widgets.length);
  switch (random(10)) {
    case 0:
      return { kind: 'query', query: `source:journey AND n:<${20 + random(80)}` };
    case 1:
      return {
        kind: 'range',
        seconds:
          [3_600, 7_200, 28_800, 86_400].filter((one) => one !== present.seconds)[random(3)] ??
          86_400,
      };
    case 2:
      return { kind: 'sort', sort: present.sort === '-timestamp' ? 'timestamp' : '-timestamp' };
    case 3:
    case 4:
      return { kind: 'column', field: FIELDS[random(FIELDS.length)] ?? 'app' };
    case 5:
    case 6:
      return { kind: 'widgetTitle', at, title: `Widget ${count}` };
    case 7:
      if (present.widgets.length >= WIDGETS)
        return { kind: 'remove', at: present.widgets.length - 1 };
      // Widgets are identified by their names here.
      if (!present.widgets.includes(`${present.widgets[0] ?? ''} (copy)`))
        return { kind: 'duplicate', at: 0 };
      break;
    case 8:
      return { kind: 'highlight', value: '' };
    default:
  }
  return { kind: 'title', title: `Title ${count}` };
}

/** A small seeded generator, so that a run can be repeated. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
