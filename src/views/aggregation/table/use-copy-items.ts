import { useMemo } from 'react';
import type { PivotResult } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { formattingOf } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import { tableModel } from './model/table-model';
import { tableText } from './table-text';
import { useKeyText } from './use-key-text';

const FORMATS = [
  ['csv', 'table.copyCsv'],
  ['markdown', 'table.copyMarkdown'],
] as const;

/** Menu entries that copy the figures of an aggregation; none without a result. */
export function useCopyItems(
  result: PivotResult | undefined,
  config: AggregationConfig,
  zone: string,
): MenuItem[] {
  const textOf = useKeyText(zone, formattingOf(config).labels);
  return useMemo(() => {
    if (!result || config.series.length === 0) return [];
    return FORMATS.map(([format, text]) => ({
      id: format,
      label: t(text),
      onSelect: () => {
        const model = tableModel(result, config);
        const count = model.rows.length;
        void tableText(model, { format, textOf, total: t('table.total') })
          .then(copyText)
          .then((done) => {
            if (done) toasts.success(t('table.copied', { count, rows: formatCount(count) }));
            else toasts.error(t('table.copyRefused'));
          });
      },
    }));
  }, [result, config, textOf]);
}
