import { newAggregation, newMessages } from '@/domain/search/new-widgets';
import type { Widget } from '@/domain/search/widget';
import { t } from '@/shared/texts/t';
import { DEFAULT_COLUMNS } from '@/domain/search/session/page-settings';

/** Something that can be added to a search. `make` gives it the id of the new widget. */
export type Creator = {
  id: string;
  label: string;
  title: string;
  place: 'chart' | 'table';
  make: (id: string) => Widget;
};

/** Of a kind that says nothing yet of what it shows. */
export const genericCreators = (): Creator[] => [
  {
    id: 'aggregation',
    label: t('create.aggregation'),
    title: t('results.untitledAggregation'),
    place: 'chart',
    make: (id) => newAggregation(id),
  },
];

/** What many searches have. */
export const predefinedCreators = (): Creator[] => [
  {
    id: 'count',
    label: t('histogram.title'),
    title: t('histogram.title'),
    place: 'chart',
    make: (id) => newAggregation(id),
  },
  {
    id: 'messages',
    label: t('create.messages'),
    title: t('results.untitledMessages'),
    place: 'table',
    make: (id) => newMessages(id, DEFAULT_COLUMNS),
  },
];
