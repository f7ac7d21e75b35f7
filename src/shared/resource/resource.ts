import { queryOptions, skipToken, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { BulkResult } from '@/contract/bulk';
import type { Dependent } from '@/shared/confirm/DeleteDialog';
import type { BulkAction } from '@/shared/entity-list/bulk-action';
import type { ListPage, ListRequest } from '@/shared/entity-list/list-page';
import type { Session } from '@/shared/session/session-context';
import type { PlainTextKey } from '@/shared/texts/t';
import type { TableSort } from '@/ui/table/table-column';
import { refresh } from '@/shared/mutations/change';

export type Identified = { id: string };
type May<Thing> = (thing: Thing, session: Session) => boolean;

/** A page about one entity, linked from the row menu and from the entity's other pages. */
export type ThingPage<Thing> = {
  path: (id: string) => string;
  heading: (name: string) => string;
  /** The text of links on the other pages. */
  label: PlainTextKey;
  /** The text of the link in the row menu. */
  action: PlainTextKey;
  /** Whether the user may open it; everyone by default. */
  may?: May<Thing>;
  /** Whether the row menu links it; by default if the user may open it. */
  offered?: May<Thing>;
  /** Waits for a refetch, as required before editing. */
  fresh?: boolean;
};

/** An action on one entity, run from its menu. */
export type ThingAction<Thing> = {
  id: string;
  label: (thing: Thing) => string;
  may: May<Thing>;
  run: (thing: Thing) => Promise<unknown>;
  /** The confirmation; undefined if the action needs none. */
  question?: (thing: Thing) => { title: string; means: string } | undefined;
  done?: (thing: Thing) => string;
  failed: (thing: Thing) => string;
};

export type Removal<Thing> = {
  may: May<Thing>;
  /** Deletes one entity; also called for each selected one unless `bulk.run` is defined. */
  run: (id: string, session: Session) => Promise<unknown>;
  /** Entities that still use it, listed in the confirmation. */
  dependents?: (id: string, signal: AbortSignal) => Promise<readonly Dependent[]>;
  texts: {
    /** The menu item; 'Delete…' by default. */
    action?: PlainTextKey;
    title: PlainTextKey;
    means: (name: string) => string;
    done: (name: string) => string;
    doneTitle?: PlainTextKey;
  };
  /** Deletes all selected entities. */
  bulk: {
    permissions?: readonly string[];
    title: (count: number) => string;
    means: (count: number) => string;
    /** Replaces the default heading if some were refused. */
    failed?: BulkAction['failed'];
    run?: (ids: readonly string[]) => Promise<BulkResult>;
  };
};

type Definition<Thing extends Identified, Row extends Thing, One extends Thing> = {
  /** The root of its query keys, and the name of the list in the user's preferences. */
  name: string;
  nameOf: (thing: Thing) => string;
  /** Used in confirmations if `nameOf` may be ambiguous. */
  fullNameOf?: (thing: Thing) => string;
  texts: {
    title: PlainTextKey;
    lead: PlainTextKey;
    empty: PlainTextKey;
    loading?: PlainTextKey;
  };
  list: {
    path: () => string;
    /** The permission to open the list; none by default. */
    permission?: string;
    load: (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;
    /** `columns` are the ids of the initial columns; all by default. */
    defaults: { sort: TableSort; columns?: readonly string[]; perPage?: number };
  };
  /** Omitted if entities are created elsewhere. */
  create?: {
    permission: string;
    label: PlainTextKey;
    /** The keyboard shortcut in the list. */
    key?: string;
  };
  /** Edits entities in a sheet beside the list; omitted if they have an edit page. */
  edit?: { may: May<Thing> };
  read?: (id: string, signal: AbortSignal) => Promise<One>;
  /** The first one shows the details. */
  pages?: readonly ThingPage<Thing>[];
  actions?: readonly ThingAction<Thing>[];
  remove: Removal<Thing>;
  /** Query keys of other resources that show parts of this one. */
  affects?: readonly QueryKey[];
};

export type Resource<
  Thing extends Identified,
  Row extends Thing = Thing,
  One extends Thing = Thing,
> = ReturnType<typeof defineResource<Thing, Row, One>>;

/** Everything the kit needs to know about a resource (docs/how-to-add.md). */
export function defineResource<Thing extends Identified, Row extends Thing, One extends Thing>(
  definition: Definition<Thing, Row, One>,
) {
  const { name, read, affects = [], pages = [], actions = [] } = definition;
  const keys: readonly QueryKey[] = [[name], ...affects];
  return {
    ...definition,
    pages,
    actions,
    fullNameOf: definition.fullNameOf ?? definition.nameOf,
    /** The keys to invalidate when an entity changes. */
    keys,
    refresh: (client: QueryClient) => refresh(client, keys),
    lists: [name, 'list'] as QueryKey,
    one: (id: string) =>
      queryOptions({
        queryKey: [name, 'one', id],
        queryFn: read ? ({ signal }) => read(id, signal) : skipToken,
        staleTime: 0,
      }),
  };
}
