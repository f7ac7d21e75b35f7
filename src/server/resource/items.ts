import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { columnOf } from '../http/lists/column-of';
import type { Documents } from '../storage/documents';
import type { EntityListener, Permits, Registry } from './registry';

/** How to find an item by a path parameter, and the message of the 404 where there is none. */
export type Lookup<T> = { get(key: string): T | undefined; missing(key: string): string };

/** What the node keeps of one kind, and who may do what to it; looked up by `:id`. */
export type ItemOptions<T> = Lookup<T> & {
  /** The first part of its permissions: `streams` in `streams:edit:<id>`. */
  permission: string;
  all(): readonly T[];
  save(item: T): Promise<void>;
  remove(item: T): Promise<void>;
  /**
   * For items of which several revisions are kept under one id. Paths name one by this parameter;
   * without it they mean the newest, or all of them if they are deleted.
   */
  revisions?: { parameter: string; of(item: T): number };
  /** Other path parameters that name an item, for paths without `:id`. */
  aliases?: Readonly<Record<string, Lookup<T>>>;
  /**
   * Why an item cannot be stored beside the others (400), such as a name that is in use. Nothing is
   * awaited between this check and `save`.
   */
  conflict?(item: T): string | undefined;
  /** Whether lists and suggestions show an item; by default with `<permission>:read:<id>`. */
  isReadable?(permits: Permits, item: T): boolean;
  /**
   * Throws unless the caller may do this to an existing item. Without it callers need
   * `<permission>:<action>:<id>`, which is checked before anybody looks for the item.
   */
  demand?(call: Call, action: string, item: T): void;
  /** The entity type in GRNs; then the entity listener is told about changes. */
  entity?: string | ((item: T) => string);
  /** Offers the items as suggestions under this name, to be found by these columns. */
  suggestions?: { name: string; columns: readonly string[] };
  /** The path of a new item, for the `Location` header. */
  pathOf?(item: T): string;
  /** The class that Jersey names in violations of bodies, such as `RolesResource`. */
  resource?: string;
};

/**
 * Where items are kept that no other module needs a store of their own for. Of revisions, `keyOf`
 * has to tell id and revision.
 */
export const keptIn = <T extends { id: string }>(
  documents: Documents<T>,
  keyOf: (item: T) => string = ({ id }) => id,
) => ({
  all: documents.all,
  get: documents.get,
  save: (item: T) => documents.put(keyOf(item), item),
  remove: (item: T) => documents.remove(keyOf(item)),
});

export type Access<T> = {
  /** The action in the permission; any of several will do. */
  action?: string | readonly string[];
  /** A permission over all items that is needed instead of one over this item. */
  permission?: string;
  /** Why nobody may do this to the item; a text is answered with 400. */
  refuse?: (key: string, item: T | undefined) => Problem | string | undefined;
};

/** The steps that the endpoints of a collection are made of. */
export type Items<T> = {
  /** The items that the caller may see in lists. */
  readable(permits: Permits): T[];
  /** The item of an id, or of the path. @throws Problem 400, 403 or 404 */
  one(call: Call, access?: Access<T>, id?: string): T;
  /** All revisions of an item, the newest first. */
  revisionsOf(id: string): T[];
  /** Each stores its change and tells the entity listener. */
  add(call: Call, item: T): Promise<T>;
  replace(call: Call, item: T): Promise<T>;
  drop(call: Call, item: T): Promise<T>;
};

export function createItems<T extends { id: string }>(
  registry: Registry,
  options: ItemOptions<T>,
): Items<T> {
  const { permission, entity } = options;
  const isReadable =
    options.isReadable ?? ((permits: Permits, { id }: T) => permits(`${permission}:read`, id));
  const readable = (permits: Permits) => options.all().filter((item) => isReadable(permits, item));
  register(registry, options, readable);

  const tell = async (event: keyof EntityListener, { user }: Call, item: T) => {
    if (entity === undefined) return;
    const type = typeof entity === 'string' ? entity : entity(item);
    await registry.entityListener[event](user, {
      type,
      id: item.id,
      title: columnOf(item, 'title'),
    });
  };

  const store = (item: T): Promise<void> => {
    const conflict = options.conflict?.(item);
    if (conflict !== undefined) throw new Problem(400, conflict);
    return options.save(item);
  };

  const revisionsOf = (id: string) =>
    options
      .all()
      .filter((item) => item.id === id)
      .sort((one, other) => revisionIn(options, other) - revisionIn(options, one));

  return {
    readable,
    revisionsOf,
    one(call, access = {}, id) {
      const { key, get, missing } = lookup(
        id === undefined ? call.params : { id },
        options,
        revisionsOf,
      );
      const actions = [access.action ?? 'read'].flat();
      const last = actions.at(-1) ?? '';
      const isOpen = options.demand !== undefined || access.permission !== undefined;
      if (!isOpen && !actions.some((one) => call.permits(`${permission}:${one}`, key)))
        call.demand(`${permission}:${last}`, key);
      const item = get(key);
      if (item) options.demand?.(call, last, item);
      const refusal = access.refuse?.(key, item);
      if (refusal !== undefined)
        throw refusal instanceof Problem ? refusal : new Problem(400, refusal);
      if (!item) throw new Problem(404, missing(key));
      return item;
    },
    async add(call, item) {
      await store(item);
      await tell('created', call, item);
      const path = options.pathOf?.(item);
      if (path !== undefined)
        call.reply.headers.set('location', `${new URL(call.request.url).origin}${path}`);
      return item;
    },
    async replace(call, item) {
      await store(item);
      await tell('updated', call, item);
      return item;
    },
    async drop(call, item) {
      await options.remove(item);
      await tell('deleted', call, item);
      return item;
    },
  };
}

const revisionIn = <T>({ revisions }: ItemOptions<T>, item: T) => revisions?.of(item) ?? 0;

function lookup<T>(
  params: Call['params'],
  options: ItemOptions<T>,
  revisionsOf: (id: string) => T[],
): Lookup<T> & { key: string } {
  const { aliases = {}, revisions, get, missing } = options;
  const { id } = params;
  if (id !== undefined && revisions) {
    const revision = params[revisions.parameter];
    return {
      key: id,
      get: (key) =>
        revisionsOf(key).find(
          (item) => revision === undefined || `${revisionIn(options, item)}` === revision,
        ),
      missing,
    };
  }
  const [param = '', alias] =
    id === undefined ? (Object.entries(aliases).find(([name]) => name in params) ?? []) : [];
  return alias ? { ...alias, key: params[param] ?? '' } : { get, missing, key: id ?? '' };
}

/** Lets start pages, shares and pickers find the items. */
function register<T extends { id: string }>(
  registry: Registry,
  { permission, entity, suggestions, get }: ItemOptions<T>,
  readable: (permits: Permits) => T[],
): void {
  if (typeof entity === 'string')
    registry.entityTypes.set(entity, {
      titleOf(id) {
        const item = get(id);
        return item && columnOf(item, 'title');
      },
      isReadable: (permits, id) => permits(`${permission}:read`, id),
    });
  if (suggestions)
    registry.suggestibles.set(suggestions.name, (permits) =>
      readable(permits).map((item) => ({
        id: item.id,
        columns: Object.fromEntries(
          suggestions.columns.map((column) => [column, columnOf(item, column)]),
        ),
      })),
    );
}
