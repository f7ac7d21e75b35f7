import type { ConfigDocument } from '@/contract/cluster-config';
import type { Documents } from '../storage/documents';
import type { StreamIndexSets } from '../streams/index-sets';
import {
  DEFAULT_INDEX_SET_ID,
  EVENTS_INDEX_SET_ID,
  SYSTEM_EVENTS_INDEX_SET_ID,
} from '../indices/built-in-ids';
import { USUAL_INDEX_SET_DEFAULTS } from './defaults';
import { isRegular, type StoredIndexSet } from './model';

const DEFAULT_CLASS = 'org.graylog2.indexer.indexset.DefaultIndexSetConfig';

export type IndexSetStore = {
  get(id: string): StoredIndexSet | undefined;
  /** Sorted by title. */
  all(): StoredIndexSet[];
  /** The index set for new streams that name none. */
  defaultId(): string;
  /** Adds or replaces a set; resolves when it is stored. */
  save(set: StoredIndexSet): Promise<void>;
  makeDefault(id: string): Promise<void>;
  remove(id: string): Promise<void>;
};

export type IndexSetStoreOptions = {
  documents: Documents<StoredIndexSet>;
  configs: Documents<ConfigDocument>;
  now: () => number;
};

/** Creates missing built-in sets. */
export async function openIndexSetStore({
  documents,
  configs,
  now,
}: IndexSetStoreOptions): Promise<IndexSetStore> {
  for (const set of builtInSets(new Date(now()).toISOString()))
    if (!documents.get(set.id)) await documents.put(set.id, set);

  return {
    get: documents.get,
    all: () => documents.all().sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)),
    defaultId() {
      const chosen = configs.get(DEFAULT_CLASS)?.['default_index_set_id'];
      return typeof chosen === 'string' && documents.get(chosen) ? chosen : DEFAULT_INDEX_SET_ID;
    },
    save: (set) => documents.put(set.id, set),
    makeDefault: (id) => configs.put(DEFAULT_CLASS, { default_index_set_id: id }),
    remove: documents.remove,
  };
}

/** The view of index sets that streams need. */
export const forStreams = ({ get }: Pick<IndexSetStore, 'get'>): StreamIndexSets => ({
  get(id) {
    const set = get(id);
    return set && { id, title: set.title, writable: set.writable, regular: isRegular(set) };
  },
});

const {
  field_type_refresh_interval_unit: _unit,
  rotation_strategy_config: _rotation,
  retention_strategy_config: _retention,
  ...usual
} = USUAL_INDEX_SET_DEFAULTS;

/** A set with defaults for everything that is not given. */
export const newIndexSet = (
  given: Partial<StoredIndexSet> & Pick<StoredIndexSet, 'id' | 'title' | 'index_prefix'>,
): StoredIndexSet => ({
  ...usual,
  description: null,
  creation_date: new Date(0).toISOString(),
  writable: true,
  field_type_refresh_interval: 5000,
  index_template_type: null,
  ...given,
});

const builtInSets = (creation_date: string): StoredIndexSet[] => [
  newIndexSet({
    id: DEFAULT_INDEX_SET_ID,
    title: 'Default index set',
    description: 'Stores the messages of streams without an index set of their own.',
    index_prefix: 'graylog',
    creation_date,
  }),
  newIndexSet({
    id: EVENTS_INDEX_SET_ID,
    title: 'Graylog Events',
    description: 'Stores events of event definitions.',
    index_prefix: 'gl-events',
    creation_date,
    index_template_type: 'events',
  }),
  newIndexSet({
    id: SYSTEM_EVENTS_INDEX_SET_ID,
    title: 'Graylog System Events',
    description: 'Stores events of the server itself.',
    index_prefix: 'gl-system-events',
    creation_date,
    index_template_type: 'events',
  }),
];
