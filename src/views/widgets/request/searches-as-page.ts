import type { Widget } from '@/domain/search/widget';

/**
 * Whether a widget has no query, range or streams of its own, so that the page's run answers it.
 */
export const searchesAsPage = ({ filter, filters, timerange, query, streams }: Widget): boolean =>
  !filter && filters.length === 0 && timerange === null && !query && streams.length === 0;
