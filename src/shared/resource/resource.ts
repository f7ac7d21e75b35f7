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

export type Identified = { id: string };
type May<Entity> = (entity: Entity, session: Session) => boolean;

/** A page about one entity, linked from the row menu and from the entity's other pages. */
export type EntityPage<Entity> = {
  path: (id: string) => string;
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

/** An action on one entity, run from its menu. */
export type EntityAction<Entity> = {
  id: string;
  label: (entity: Entity) => string;
  may: May<Entity>;
  run: (entity: Entity) => Promise<unknown>;
  /** The confirmation; undefined if the action needs none. */
  question?: (entity: Entity) => ActionQuestion<Entity> | undefined;
  done?: (entity: Entity) => string;
  failed: (entity: Entity) => string;
};

export type Removal<Entity> = {
  may: May<Entity>;
  /**
   * Deletes one entity; also called for each selected one unless `bulk.run` is defined. `chosen` is
   * the answer to `Choice`.
   */
  run: (id: string, session: Session, chosen: boolean) => Promise<unknown>;
  /** A choice in the confirmation, such as whether data is deleted along; initially checked. */
  Choice?: (props: {
    entity: Entity;
    checked: boolean;
    onChange: (checked: boolean) => void;
  }) => ReactNode;
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

type Definition<Entity extends Identified, Row extends Entity, Details extends Entity> = {
  /** The root of its query keys, and the name of the list in the user's preferences. */
  name: string;
  nameOf: (entity: Entity) => string;
  /** Used in confirmations if `nameOf` may be ambiguous. */
  fullNameOf?: (entity: Entity) => string;
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
  edit?: { may: May<Entity> };
  read?: (id: string, signal: AbortSignal) => Promise<Details>;
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
  Entity extends Identified,
  Row extends Entity = Entity,
  Details extends Entity = Entity,
> = ReturnType<typeof defineResource<Entity, Row, Details>>;

/** Everything the kit needs to know about a resource (docs/how-to-add.md). */
export function defineResource<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
>(definition: Definition<Entity, Row, Details>) {
  const { name, read, types, affects = [], pages = [], actions = [] } = definition;
  const keys: readonly QueryKey[] = [[name], ...affects];
  return {
    ...definition,
    pages,
    actions,
    fullNameOf: definition.fullNameOf ?? definition.nameOf,
    /** The keys to invalidate when an entity changes. */
    keys,
    refresh: (client: QueryClient) => refresh(client, keys),
    /** After a deletion, while a page about the entity may still be open. */
    refreshWithout: (client: QueryClient, id: string) => refresh(client, keys, [name, 'one', id]),
    lists: [name, 'list'] as QueryKey,
    one: (id: string) =>
      queryOptions({
        queryKey: [name, 'one', id],
        queryFn: read ? ({ signal }) => read(id, signal) : skipToken,
        staleTime: 0,
      }),
    types: () =>
      queryOptions({
        queryKey: [name, 'types'] as const,
        queryFn: types ? ({ signal }) => types.read(signal) : skipToken,
        staleTime: TYPES_STALE_MS,
      }),
    /** The identifier of its type. */
    typeOf: (entity: Entity): string => types?.of(entity) ?? '',
  };
}
