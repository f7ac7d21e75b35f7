import { useTheme } from 'styled-components';
import { formatInstant } from '@/domain/format/instant';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { Figures, FileKind } from './download';

/** Visualizations that are drawn as one picture. */
const PICTURES: ReadonlySet<string> = new Set(['bar', 'line', 'area', 'scatter', 'pie', 'heatmap']);

/** Menu entries that save a widget as a picture or its figures as a file; none without a result. */
export function useDownloadItems(
  figures: Figures | undefined,
  /** The element that the chart is drawn in. */
  card: () => Element | null | undefined,
): MenuItem[] {
  const theme = useTheme();
  if (!figures || figures.config.series.length === 0) return [];
  const {
    source: { title, from, to, zone },
    result,
    config,
  } = figures;
  const save = async (kind: FileKind) => {
    try {
      const { downloadFigures, downloadPicture } = await import('./download');
      if (kind === 'csv' || kind === 'json') return downloadFigures(kind, figures);
      const element = card();
      const instant = (one: string) => formatInstant(one, { zone, format: 'readable' });
      const subtitle = t('download.range', { from: instant(from), to: instant(to), zone });
      const isDrawn = element && (await downloadPicture(kind, element, title, { subtitle, theme }));
      if (!isDrawn) toasts.error(t('download.notDrawn'));
    } catch (error) {
      toasts.error(t('download.failed', { reason: errorText(error) }));
    }
  };
  const hasPicture = PICTURES.has(config.visualization) && result.rows.length > 0;
  const kinds: readonly FileKind[] = [
    ...(hasPicture ? (['png', 'svg'] as const) : []),
    'csv',
    'json',
  ];
  return kinds.map((kind) => ({
    id: `download ${kind}`,
    label: t(`download.${kind}`),
    onSelect: () => void save(kind),
  }));
}
