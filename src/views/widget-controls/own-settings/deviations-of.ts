import type { Widget } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';

type OwnSettings = Pick<Widget, 'query' | 'timerange' | 'streams' | 'filter' | 'filters'>;
export type Deviation = {
  id: 'query' | 'range' | 'streams' | 'filter' | 'filters';
  text: string;
  removeLabel: string;
  without: Partial<OwnSettings>;
};

/** What a widget searches other than the page, in words. */
export function deviationsOf(
  { query, timerange, streams, filter, filters }: Widget,
  zone: string,
  titleOf: (id: string) => string,
): Deviation[] {
  const found: Deviation[] = [];
  if (query)
    found.push({
      id: 'query',
      text: t('widgets.ownQuery', { query }),
      removeLabel: t('widgets.removeQuery'),
      without: { query: null },
    });
  if (timerange)
    found.push({
      id: 'range',
      text: t('widgets.ownRange', { range: labelOf(timerange, zone) }),
      removeLabel: t('widgets.removeRange'),
      without: { timerange: null },
    });
  if (streams.length > 0)
    found.push({
      id: 'streams',
      text: t('widgets.ownStreams', {
        count: streams.length,
        streams: streams.map(titleOf).join(', '),
      }),
      removeLabel: t('widgets.removeStreams'),
      without: { streams: [] },
    });
  if (filter)
    found.push({
      id: 'filter',
      text: t('widgets.ownFilter', { filter }),
      removeLabel: t('widgets.removeFilter'),
      without: { filter: null },
    });
  if (filters.length > 0)
    found.push({
      id: 'filters',
      text: t('widgets.ownFilters', { count: filters.length }),
      removeLabel: t('widgets.removeFilters'),
      without: { filters: [] },
    });
  return found;
}
