import { useTheme } from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { Theme } from '@/theme/theme';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { Figures, FileKind } from './download';

/** Where figures come from is only told for a file: each menu has these entries. */
export type LazyFigures = Omit<Figures, 'source'> & { source: () => Figures['source'] };

/** Menu entries that save a widget as a picture or its figures as a file; none without a result. */
export function useDownloadItems(
  figures: LazyFigures | undefined,
  /** The element that the chart is drawn in. */
  card: () => Element | null | undefined,
): MenuItem[] {
  const theme = useTheme();
  if (!figures || figures.config.series.length === 0) return [];
  const hasPicture = figures.result.rows.length > 0;
  const kinds: readonly FileKind[] = [
    ...(hasPicture ? (['png', 'svg'] as const) : []),
    ...(['csv', 'json'] as const),
  ];
  return kinds.map((kind) => ({
    id: `download ${kind}`,
    label: t(`download.${kind}`),
    onSelect: () =>
      void save(kind, { ...figures, source: figures.source() }, { card: card(), theme }),
  }));
}

type SaveOptions = { card: Element | null | undefined; theme: Theme };

async function save(kind: FileKind, figures: Figures, { card, theme }: SaveOptions): Promise<void> {
  const { title, from, to, zone } = figures.source;
  try {
    const { downloadFigures, downloadPicture } = await import('./download');
    if (kind === 'csv' || kind === 'json') return await downloadFigures(kind, figures);
    const instant = (one: string) => formatInstant(one, { zone });
    const subtitle = t('download.range', { from: instant(from), to: instant(to), zone });
    const isDrawn = card && (await downloadPicture(kind, card, title, { subtitle, theme }));
    if (!isDrawn) toasts.error(t('download.notDrawn'));
  } catch (error) {
    toasts.error(t('download.failed', { reason: errorText(error) }));
  }
}
