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

/** A page about one thing, linked from the row menu and from the thing's other pages. */
export type ThingPage<Thing> = {
  path: (id: string) => string;
  heading: (name: string) => string;
  /** The link from the other pages. */
  label: PlainTextKey;
  /** The link in the row menu. */
  action: PlainTextKey;
  /** Who may open it; everybody by default. */
  may?: May<Thing>;
  /** Who is offered it in the row menu; by default everybody who may open it. */
  offered?: May<Thing>;
  /** Waits for the latest version, as a page must whose form changes it. */
  fresh?: boolean;
};

/** Something done to one thing by a press in its menu. */
export type ThingAction<Thing> = {
  id: string;
  label: (thing: Thing) => string;
  may: May<Thing>;
  run: (thing: Thing) => Promise<unknown>;
  /** Asked before; undefined where the action needs no question. */
  question?: (thing: Thing) => { title: string; means: string } | undefined;
  done?: (thing: Thing) => string;
  failed: (thing: Thing) => string;
};

export type Removal<Thing> = {
  may: May<Thing>;
  /** Of one; the list calls it for each of the selected, unless `bulk` has a request for all. */
  run: (id: string, session: Session) => Promise<unknown>;
  /** What still uses it, shown in the question. */
  dependents?: (id: string, signal: AbortSignal) => Promise<readonly Dependent[]>;
  texts: {
    /** In the menu; 'Delete…' by default. */
    action?: PlainTextKey;
    title: PlainTextKey;
    means: (name: string) => string;
    done: (name: string) => string;
    doneTitle?: PlainTextKey;
  };
  /** Of all that are selected in the list. */
  bulk: {
    permissions?: readonly string[];
    title: (count: number) => string;
    means: (count: number) => string;
    /** Said where some were refused, instead of how many. */
    failed?: BulkAction['failed'];
    run?: (ids: readonly string[]) => Promise<BulkResult>;
  };
};

type Definition<Thing extends Identified, Row extends Thing, One extends Thing> = {
  /** Begins its query keys, and names the list in the user's preferences. */
  name: string;
  nameOf: (thing: Thing) => string;
  /** How questions name it, where its name may not tell it from others. */
  fullNameOf?: (thing: Thing) => string;
  texts: {
    title: PlainTextKey;
    lead: PlainTextKey;
    empty: PlainTextKey;
    loading?: PlainTextKey;
  };
  list: {
    path: () => string;
    /** Who may open it; everybody without one. */
    permission?: string;
    load: (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;
    /** `columns` are the ids that show at first; all by default. */
    defaults: { sort: TableSort; columns?: readonly string[]; perPage?: number };
  };
  /** Left out where things are made elsewhere. */
  create?: {
    permission: string;
    label: PlainTextKey;
    /** Pressed in the list. */
    key?: string;
  };
  /** Who may change one in a sheet beside the list; left out where a page of its own does that. */
  edit?: { may: May<Thing> };
  read?: (id: string, signal: AbortSignal) => Promise<One>;
  /** The first is about its details. */
  pages?: readonly ThingPage<Thing>[];
  actions?: readonly ThingAction<Thing>[];
  remove: Removal<Thing>;
  /** Keys of other resources that show something of this one. */
  affects?: readonly QueryKey[];
};

export type Resource<
  Thing extends Identified,
  Row extends Thing = Thing,
  One extends Thing = Thing,
> = ReturnType<typeof defineResource<Thing, Row, One>>;

/** What the kit knows of a kind of things (docs/how-to-add.md). */
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
    /** What becomes stale when one of these things changes. */
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
