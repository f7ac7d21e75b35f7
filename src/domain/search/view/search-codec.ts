import { isObject } from '../../json-object';
import type { TimeRange } from '../../time-range/time-range';
import { anyList, anything, listOf, objectOf, text, type Codec } from '../lossless';
import type { Query, Search, SearchType } from '../search';
import { queryText, timeRangeOrNull } from '../widgets/models/widget-fields';

/** Range of queries that do not specify one. */
const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

const timeRange: Codec<TimeRange> = {
  read: (wire) => timeRangeOrNull.read(wire) ?? DEFAULT_RANGE,
  write: (value) => value,
};

const searchType: Codec<SearchType> = {
  read: (wire) => {
    const kind = isObject(wire) ? wire : {};
    return { ...kind, id: text.read(kind['id']), type: text.read(kind['type']) };
  },
  write: (value) => value,
};

const query: Codec<Query> = objectOf<Omit<Query, 'kept'>>({
  id: ['id', text],
  query: ['query', queryText],
  timerange: ['timerange', timeRange],
  filter: ['filter', anything],
  filters: ['filters', anyList],
  searchTypes: ['search_types', listOf(searchType)],
});

/** A search document in its stored form. */
export const searchCodec: Codec<Search> = objectOf<Omit<Search, 'kept'>>({
  id: ['id', text],
  queries: ['queries', listOf(query)],
  parameters: ['parameters', anyList],
});
