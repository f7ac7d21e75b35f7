import { seriesColours, statusColours } from '@/theme/palettes';
import type { Theme } from '@/theme/theme';
import { placesOf, type ShownTogether, type UsualPlace } from './colour-places';
import { meaningOf, type Meaning } from './value-meaning';

/** A series or slice: its key, and the values that it stands for. */
export type Coloured = { key: string; group: readonly string[] };

/**
 * The colours of series that stand for values of `fields`: those that their values mean, such as
 * levels, and otherwise the same for a value in all charts, as far as those that `charts` show
 * together leave it free. Without fields, they are those of the palette in their order.
 */
export function valueColours(
  fields: readonly string[],
  series: readonly Coloured[],
  charts: ShownTogether,
  theme: Theme,
): string[] {
  const palette = seriesColours[theme.name];
  const colourIn = (colours: readonly string[], place: number) =>
    colours[place % colours.length] ?? theme.color.accent;
  if (fields.length === 0) return series.map((_, at) => colourIn(palette, at));
  const meaning = meaningsIn(fields, series);
  const found = new Map<string, string>();
  /** Colours the keys that `belongs` to, among themselves. */
  const assign = (
    shades: readonly string[],
    belongs: (key: string) => boolean,
    usual?: UsualPlace,
  ) => {
    const own = series.map(({ key }) => key).filter(belongs);
    if (own.length === 0) return;
    const together = charts.map((chart) => chart.filter(belongs));
    placesOf(together, own, shades.length, usual).forEach((place, at) =>
      found.set(own[at] ?? '', colourIn(shades, place)),
    );
  };
  assign(palette, (key) => meaning(key) === undefined);
  for (const [of, shades] of Object.entries(statusColours[theme.name]))
    assign(
      shades,
      (key) => statusOf(meaning(key))?.of === of,
      (key) => statusOf(meaning(key))?.usual,
    );
  return series.map(({ key }) => {
    const means = meaning(key);
    const level = means?.kind === 'level' ? theme.level[means.level] : undefined;
    return level ?? found.get(key) ?? theme.color.accent;
  });
}

const statusOf = (meaning: Meaning | undefined) =>
  meaning?.kind === 'status' ? meaning : undefined;

/**
 * The meaning of a key, which is the value itself if there is a single field. Several metrics of one
 * value would look the same, so they have none.
 */
function meaningsIn(
  fields: readonly string[],
  series: readonly Coloured[],
): (key: string) => Meaning | undefined {
  const [field = ''] = fields;
  const areValues =
    fields.length === 1 && series.every(({ key, group }) => group.length === 1 && key === group[0]);
  if (!areValues) return () => undefined;
  const read = new Map<string, Meaning | undefined>();
  return (key) => {
    if (!read.has(key)) read.set(key, meaningOf(field, key));
    return read.get(key);
  };
}
