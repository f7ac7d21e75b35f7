import { queryOptions, skipToken, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BulkResult } from '@/contract/bulk';
import type { Referred } from '@/domain/references/graph';
import type { BulkAction } from '@/shared/entity-list/bulk/bulk-action';
import type { ListPage, ListRequest } from '@/shared/entity-list/paging/list-page';
import type { Session } from '@/shared/session/session-context';
import type { PlainTextKey } from '@/shared/texts/t';
import type { TableSort } from '@/ui/table/table-column';
import { refresh } from '@/shared/mutations/change';
import type { EntityTypes } from './typed/typed-form';

const TYPES_STALE_MS = 600_000;

type May<Entity> = (entity: Entity, session: Session) => boolean;

/** A page about one entity, linked from the row menu and from the entity's other pages. */
export type EntityPage<Entity> = {
  path: (key: string) => string;
  heading: (name: string) => string;
  /** The text of links on the other pages. */
  label: PlainTextKey;
  /** The text of the link in the row menu. */
  action: PlainTextKey;
  /** Whether the user may open it; everyone by default. */
  may?: May<Entity>;
  /** Whether the row menu links it; by default if the user may open it. */
  offered?: May<Entity>;
  /** Waits for a refetch, as required before editing. */
  fresh?: boolean;
};

/** `Means` adds what has to be read or computed first. */
type ActionQuestion<Entity> = {
  title: string;
  means: string;
  Means?: (props: { entity: Entity }) => ReactNode;
};

/** An action on an entity, run from its menu, and on several that are selected in the list. */
export type EntityAction<Entity> = {
  id: string;
  label: (entity: Entity) => string;
  /** Whether the user may run it, and whether it makes sense. */
  may: May<Entity>;
  run: (entity: Entity) => Promise<unknown>;
  /** The confirmation; undefined if the action needs none. */
  question?: (entity: Entity) => ActionQuestion<Entity> | undefined;
  done?: (entity: Entity) => string;
  failed: (entity: Entity) => string;
  /** For several entities, by their keys; omitted if it runs on one alone. */
  many?: Pick<BulkAction, 'permissions' | 'confirm' | 'done' | 'failed'> & {
    label: PlainTextKey;
    run: (keys: readonly string[], session: Session) => Promise<BulkResult>;
  };
};

export type Removal<Entity> = {
  may: May<Entity>;
  /**
   * Deletes one entity; also called for each selected one unless `bulk.run` is defined. `chosen` is
   * the answer to `Choice`.
   */
  run: (key: string, session: Session, chosen: boolean) => Promise<unknown>;
  /** A choice in the confirmation, such as whether data is deleted along; initially checked. */
  Choice?: (props: {
    entity: Entity;
    checked: boolean;
    onChange: (checked: boolean) => void;
  }) => ReactNode;
  /** What uses the entity keeps it from being deleted, and is named as the reason. */
  notWhileUsed?: boolean;
  /** What references may call it; whatever refers to it is listed in the confirmation. */
  referred?: (entity: Entity) => Referred;
  texts: {
    /** The menu item; 'Delete…' by default. */
    action?: PlainTextKey;
    title: PlainTextKey;
    means: (name: string) => string;
    done: (name: string) => string;
    doneTitle?: PlainTextKey;
    /** Replaces the default text of an error. */
    failed?: { title: PlainTextKey; text: (reason: string) => string };
  };
  /** Deletes all selected entities; omitted if the list does not. */
  bulk?: {
    permissions?: readonly string[];
    title: (count: number) => string;
    means: (count: number) => string;
    done: BulkAction['done'];
    /** Replaces the default heading if some were refused. */
    failed?: BulkAction['failed'];
    run?: (keys: readonly string[]) => Promise<BulkResult>;
  };
};

type ListPlace = {
  path: () => string;
  /** The permission to open the list; none by default. */
  permission?: string;
};
type PagedList<Row> = ListPlace & {
  load: (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** `columns` are the ids of the initial columns; all by default. */
  defaults: { sort: TableSort; columns?: readonly string[]; perPage?: number };
};
/** Entities in an order that users give them, all on one page (`OrderedList`). */
type OrderedRows<Row> = ListPlace & {
  rows: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** Omitted if nobody can change the order. */
  order?: {
    may: (session: Session) => boolean;
    /** Saves the order of all by one call; if it is refused, the order before is shown again. */
    save: (keys: readonly string[]) => Promise<unknown>;
    failed: PlainTextKey;
  };
};

/** What tells an entity from others; required if it is not its `id`. */
type Keyed<Entity> = Entity extends { id: string } ? object : { keyOf: (entity: Entity) => string };

type Definition<Entity extends object, Row extends Entity, Details extends Entity> = {
  /** The root of its query keys, and the name of the list in the user's preferences. */
  name: string;
  /** The key of the entity that it belongs to, such as the input of an extractor (`nested`). */
  parent?: string;
  keyOf?: (entity: Entity) => string;
  /** The route parameter with the key of an entity, or the key from several of them. */
  param?: string | ((params: Readonly<Record<string, string | undefined>>) => string);
  nameOf: (entity: Entity) => string;
  /** Used in confirmations if `nameOf` may be ambiguous. */
  fullNameOf?: (entity: Entity) => string;
  texts: {
    title: PlainTextKey;
    lead: PlainTextKey;
    empty: PlainTextKey;
    /** `empty` begins by saying that there are none: 'No screens yet. …' */
    emptySaysSo?: boolean;
    loading?: PlainTextKey;
  };
  list: PagedList<Row> | OrderedRows<Row>;
  /** Omitted if entities are created elsewhere. */
  create?: {
    permission: string;
    label: PlainTextKey;
    /** The keyboard shortcut in the list. */
    key?: string;
    /** The description of the page that creates one (`NewPage`), whose title is the label. */
    lead?: PlainTextKey;
  };
  /** Edits entities in a sheet beside the list; omitted if they have an edit page. */
  edit?: { may: May<Entity> };
  read?: (key: string, signal: AbortSignal) => Promise<Details>;
  /** Of entities whose types, and the fields of each, the server defines. */
  types?: {
    read: (signal: AbortSignal) => Promise<EntityTypes>;
    of: (entity: Entity) => string;
  };
  /** The first one shows the details. */
  pages?: readonly EntityPage<Entity>[];
  actions?: readonly EntityAction<Entity>[];
  remove: Removal<Entity>;
  /** Query keys of other resources that show parts of this one. */
  affects?: readonly QueryKey[];
};

export type Resource<
  Entity extends object,
  Row extends Entity = Entity,
  Details extends Entity = Entity,
> = ReturnType<typeof defineResource<Entity, Row, Details>>;

/** Everything the kit needs to know about a resource (docs/how-to-add.md). */
export function defineResource<Entity extends object, Row extends Entity, Details extends Entity>(
  given: Definition<Entity, Row, Details> & Keyed<Entity>,
) {
  const definition: Definition<Entity, Row, Details> = given;
  const { name, parent, list, read, types, affects = [], pages = [], actions = [] } = definition;
  const root: readonly string[] = parent === undefined ? [name] : [name, parent];
  const keys: readonly QueryKey[] = [root, ...affects];
  return {
    ...definition,
    pages,
    actions,
    keyOf: definition.keyOf ?? idOf,
    fullNameOf: definition.fullNameOf ?? definition.nameOf,
    /** The keys to invalidate when an entity changes. */
    keys,
    refresh: (client: QueryClient) => refresh(client, keys),
    /** After a deletion, while a page about the entity may still be open. */
    refreshWithout: (client: QueryClient, key: string) => refresh(client, keys, key),
    lists: [...root, 'list'] as QueryKey,
    /** All of them in their order, if they have one. */
    rows: () =>
      queryOptions({
        queryKey: [...root, 'rows'],
        queryFn: 'rows' in list ? ({ signal }) => list.rows(signal) : skipToken,
      }),
    /** The prefix of the drafts of its forms. */
    drafts: root.join('.'),
    one: (key: string) =>
      queryOptions({
        queryKey: [...root, 'one', key],
        queryFn: read ? ({ signal }) => read(key, signal) : skipToken,
        staleTime: 0,
      }),
    types: () =>
      queryOptions({
        queryKey: [...root, 'types'],
        queryFn: types ? ({ signal }) => types.read(signal) : skipToken,
        staleTime: TYPES_STALE_MS,
      }),
    /** The identifier of its type. */
    typeOf: (entity: Entity): string => types?.of(entity) ?? '',
  };
}

const idOf = (entity: object): string => ('id' in entity ? String(entity.id) : '');

/**
 * A resource below others: `const extractors = nested((inputId) => defineResource({ parent: inputId,
 * … }))`. It is the same for the same parent, as lists need it.
 */
export function nested<Below>(define: (parent: string) => Below): (parent: string) => Below {
  const known = new Map<string, Below>();
  return (parent) => {
    const found = known.get(parent) ?? define(parent);
    known.set(parent, found);
    return found;
  };
}
