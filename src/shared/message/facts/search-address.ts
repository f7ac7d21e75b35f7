import type { FieldValue } from '@/domain/exact';
import { addTerm } from '@/domain/query/terms';
import type { TimeRange } from '@/domain/time-range/time-range';
import { toParams } from '@/domain/time-range/url-form';
import { paths } from '@/shared/paths';

export type LinkedSearch = {
  query: string;
  range: TimeRange;
  streams?: readonly string[];
  /** `-field` is descending; by default newest first. */
  sort?: string;
  /** The message to open and scroll to, see `messageName`. */
  message?: string;
};

export const EVER: TimeRange = { type: 'relative', range: 0 };

/**
 * The URL of a search in all streams that the user may read; omitted parameters keep their
 * defaults.
 */
export function searchAddress({ query, range, streams = [], sort, message }: LinkedSearch): string {
  return paths.search({
    ...(query !== '' && { q: query }),
    ...Object.fromEntries(toParams(range)),
    ...(streams.length > 0 && { streams: streams.join(',') }),
    ...(sort !== undefined && { sort }),
    ...(message !== undefined && { message }),
  });
}

/** The URL of a search for one value. */
export const searchPath = (field: string, value: FieldValue, range: TimeRange = EVER): string =>
  searchAddress({ query: addTerm('', field, value), range });
