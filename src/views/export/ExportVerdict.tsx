import { formatBytes, formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { promisedRows, verdictOf } from './export-form';
import type { ExportedFile } from './run-export';

export type Outcome = { file: ExportedFile; limit: number | undefined; name: string };

/** Whether a finished file contains what the search found. */
export function ExportVerdict({
  outcome: { file, limit, name },
  total,
}: {
  outcome: Outcome;
  total: number;
}) {
  const facts = {
    name,
    rows: formatCount(file.rows),
    promised: formatCount(promisedRows(total, limit)),
    total: formatCount(total),
    limit: formatCount(limit ?? total),
    cut: formatCount(Math.max(0, total - file.rows)),
    bytes: formatBytes(file.bytes),
  };
  switch (verdictOf(file, total, limit)) {
    case 'whole':
      return <Notice tone="success">{t('export.whole', facts)}</Notice>;
    case 'limited':
      return <Notice tone="success">{t('export.limited', facts)}</Notice>;
    case 'more':
      return <Notice tone="info">{t('export.more', facts)}</Notice>;
    case 'fewer':
      return (
        <Notice tone="warning" title={t('export.fewerTitle')}>
          {t('export.fewer', facts)}
        </Notice>
      );
    case 'cutShort':
      return (
        <Notice tone="danger" title={t('export.cutShortTitle')}>
          {t('export.cutShort', facts)}
        </Notice>
      );
  }
}
