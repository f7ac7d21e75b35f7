import type { Widget } from '@/domain/search/widgets/widget';

/**
 * Whether a widget has no query, range or streams of its own, so that it can use the page's result.
 */
export const searchesAsPage = ({ filter, filters, timerange, query, streams }: Widget): boolean =>
  !filter && filters.length === 0 && timerange === null && !query && streams.length === 0;
