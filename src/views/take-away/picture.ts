import { xmlText } from '@/ui/picture/xml-text';

/** A chart as drawn, with what is written around it. */
export type Picture = {
  title: string;
  /** Below the title: the time range. */
  subtitle: string;
  chart: { svg: string; width: number; height: number };
  /** Series that are lines of an earlier window have dashes. */
  legend: readonly { name: string; colour: string; dashes?: string | undefined }[];
  look: { background: string; text: string; muted: string; font: string };
};

const [PAD, TITLE_PX, SMALL_PX, LINE_PX] = [16, 16, 12, 18];
const HEAD_PX = TITLE_PX + 6 + SMALL_PX + 12;
const [SWATCH_PX, DASHED_PX] = [10, 22];
/** Mean width of a character, in em. Texts are not measured, because their font is not known. */
const EM_OF_TEXT = 0.58;
const LONGEST_NAME = 60;

/** The picture as an SVG document. Everything in it is text, whatever log values contain. */
export function pictureSvg({ title, subtitle, chart, legend, look }: Picture): {
  svg: string;
  width: number;
  height: number;
} {
  const lines = legendLines(legend, chart.width);
  const width = chart.width + 2 * PAD;
  const legendTop = PAD + HEAD_PX + chart.height + 14;
  const height = legendTop + lines.length * LINE_PX + (lines.length > 0 ? PAD - 8 : PAD - 14);
  const text = (x: number, y: number, size: number, fill: string, content: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escaped(content)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(look.font)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${escaped(look.background)}"/>`,
    `<g font-weight="600">${text(PAD, PAD + TITLE_PX, TITLE_PX, look.text, title)}</g>`,
    text(PAD, PAD + TITLE_PX + 6 + SMALL_PX, SMALL_PX, look.muted, subtitle),
    `<g transform="translate(${PAD} ${PAD + HEAD_PX})">${xmlText(chart.svg)}</g>`,
    ...lines.flatMap((entries, line) =>
      entries.map((entry) => {
        const [x, y] = [PAD + entry.left, legendTop + line * LINE_PX];
        const nameLeft = x + sampleWidth(entry) + 6;
        return `${sample(entry, x, y)}${text(nameLeft, y + SWATCH_PX - 1, SMALL_PX, look.text, entry.name)}`;
      }),
    ),
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

type LegendEntry = Picture['legend'][number];
type LegendLine = (LegendEntry & { left: number })[];

const sampleWidth = ({ dashes }: LegendEntry) => (dashes === undefined ? SWATCH_PX : DASHED_PX);

function sample({ colour, dashes }: LegendEntry, x: number, y: number): string {
  const paint = escaped(colour);
  return dashes === undefined
    ? `<rect x="${x}" y="${y}" width="${SWATCH_PX}" height="${SWATCH_PX}" rx="2" fill="${paint}"/>`
    : `<path d="M${x} ${y + SWATCH_PX / 2}h${DASHED_PX}" stroke="${paint}" stroke-width="2" stroke-dasharray="${escaped(dashes)}"/>`;
}

function legendLines(legend: Picture['legend'], width: number): LegendLine[] {
  const lines: LegendLine[] = [];
  let left = 0;
  for (const entry of legend) {
    const { name } = entry;
    const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
    const room = sampleWidth(entry) + 6 + short.length * EM_OF_TEXT * SMALL_PX + 16;
    if (lines.length === 0 || left + room > width) {
      lines.push([]);
      left = 0;
    }
    lines.at(-1)?.push({ ...entry, name: short, left });
    left += room;
  }
  return lines;
}

const escaped = (text: string) =>
  xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
