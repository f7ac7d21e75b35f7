import { plainText } from '@/domain/format/plain-text';
import { t } from '@/shared/texts/t';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { AggregationViewProps } from './aggregation-view';

/** The actions for the value of a group, wherever it is shown. */
export const groupValueItems = (
  { field, value }: { field: string; value: string },
  onQueryChange: AggregationViewProps['onQueryChange'],
): MenuItem[] => [
  ...(onQueryChange
    ? [
        {
          id: `add ${field}`,
          label: t('value.add', { field }),
          onSelect: () => onQueryChange({ kind: 'add', field, value }),
        },
        {
          id: `exclude ${field}`,
          label: t('value.exclude', { field }),
          onSelect: () => onQueryChange({ kind: 'exclude', field, value }),
        },
      ]
    : []),
  {
    id: `copy ${field}`,
    label: t('value.copy', { field }),
    onSelect: () => void copyText(plainText(value)),
  },
];
