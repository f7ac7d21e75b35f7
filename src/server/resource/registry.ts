import type { Notification } from '@/contract/system';
import type { Call } from '../http/call';
import type { RouteTable } from '../http/serve';

export type Permits = Call['permits'];

/** What start pages, favorites and shares need to know of the entities of one type. */
export type EntityType = {
  /** Undefined where there is no such entity. */
  titleOf(id: string): string | undefined;
  /** Also asked about entities that were deleted. */
  isReadable(permits: Permits, id: string): boolean;
  /** The GRNs of other entities that a user must be able to read to make use of this one. */
  dependenciesOf?(id: string): readonly string[];
};

export type NamedEntity = { type: string; id: string; title: string };

/** Told about every entity that a user creates, updates or deletes. */
export type EntityListener = Record<
  'created' | 'updated' | 'deleted',
  (user: Call['user'], entity: NamedEntity) => Promise<void>
>;

/** An entity that filters and pickers suggest, with the columns it can be found by. */
export type Suggestible = { id: string; columns: Readonly<Record<string, string>> };

/**
 * Where modules put what they add to the node: routes, and what other modules show without knowing
 * where it comes from.
 */
export type Registry = RouteTable & {
  entityListener: EntityListener;
  entityTypes: Map<string, EntityType>;
  /** Those of a collection that the caller may read, by the collection's name. */
  suggestibles: Map<string, (permits: Permits) => Suggestible[]>;
  notifications: (() => Notification[])[];
  /** Run in reverse order before the storage is closed. */
  closers: (() => void | Promise<void>)[];
};

/** One topic of the API: adds its routes and whatever else to the registry. */
export type Module<Context> = (registry: Registry, context: Context) => void | Promise<void>;

export const createRegistry = (table: RouteTable, entityListener: EntityListener): Registry => ({
  add: table.add,
  entityListener,
  entityTypes: new Map(),
  suggestibles: new Map(),
  notifications: [],
  closers: [],
});
