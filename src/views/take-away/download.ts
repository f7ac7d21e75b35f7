import type { PivotResult } from '@/contract/search';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { saveFile } from '@/shared/files/save-file';
import type { Theme } from '@/theme/theme';
import { chartSvg } from '@/ui/chart/chart-svg';
import { svgToPng } from '@/ui/chart/svg-to-png';
import { elementPng, elementSvg } from '@/ui/picture/element-picture';
import { figuresCsv } from './figures-csv';
import { figuresJson, type FiguresSource } from './figures-json';
import { fileName } from './file-name';
import { pictureSvg } from './picture';

export type Figures = { source: FiguresSource; result: PivotResult; config: AggregationConfig };
export type FileKind = 'png' | 'svg' | 'csv' | 'json';

type PictureOptions = { subtitle: string; theme: Theme };

/**
 * Saves what is drawn in the card of a widget; false if nothing is. Maps, numbers and tables are
 * painted as they look.
 */
export async function downloadPicture(
  kind: 'png' | 'svg',
  card: Element,
  title: string,
  { subtitle, theme: { color, font } }: PictureOptions,
): Promise<boolean> {
  const chart = await chartSvg(card);
  const content = card.querySelector<HTMLElement>(':scope > :last-child');
  if (!chart) {
    if (!content) return false;
    const look = { background: color.surface, colour: color.text, font: font.text };
    const save = kind === 'png' ? elementPng : elementSvg;
    saveFile(fileName(title, kind), await save(content, { ...look, caption: [title, subtitle] }));
    return true;
  }
  const { svg, ...size } = pictureSvg({
    title,
    subtitle,
    chart,
    legend: legendIn(card),
    look: { background: color.surface, text: color.text, muted: color.muted, font: font.text },
  });
  saveFile(
    fileName(title, kind),
    kind === 'png' ? await svgToPng(svg, size) : new Blob([svg], { type: 'image/svg+xml' }),
  );
  return true;
}

/** The entries of the legend that are in sight: the picture shows what the screen does. */
const legendIn = (card: Element) =>
  [...card.querySelectorAll<HTMLElement>('[data-series], [data-ghost]')].map(({ dataset }) => ({
    name: dataset['series'] ?? dataset['ghost'] ?? '',
    colour: dataset['colour'] ?? '',
    dashes: dataset['dashes'],
  }));

export async function downloadFigures(
  kind: 'csv' | 'json',
  { source, result, config }: Figures,
): Promise<void> {
  const content =
    kind === 'json'
      ? new Blob([figuresJson(source, result, config)], { type: 'application/json' })
      : // Spreadsheets read UTF-8 only with the mark.
        new Blob(['\ufeff', await figuresCsv(source, result, config)], {
          type: 'text/csv;charset=utf-8',
        });
  saveFile(fileName(source.title, kind), content);
}
