import { isObject } from '../../json-object';
import type { AggregationConfig, Widget } from './widget';

type Settings = AggregationConfig['formattingSettings'];

const HEX = /^#[\da-f]{6}$/i;
const NAME = 'field_name';
const COLOUR = 'chart_color';

/** The colours that users chose for series, by the name of the series. */
export function seriesColoursOf(settings: Settings): ReadonlyMap<string, string> {
  return new Map(
    itemsOf(settings).flatMap((item): [string, string][] => {
      const { [NAME]: name, [COLOUR]: colour } = isObject(item) ? item : {};
      return typeof name === 'string' && typeof colour === 'string' && HEX.test(colour)
        ? [[name, colour]]
        : [];
    }),
  );
}

/** The settings with another colour of a series; undefined restores the default. */
export function withSeriesColour(
  settings: Settings,
  name: string,
  colour: string | undefined,
): Settings {
  const others = itemsOf(settings).filter((item) => !isObject(item) || item[NAME] !== name);
  const colours = colour === undefined ? others : [...others, { [NAME]: name, [COLOUR]: colour }];
  const { chart_colors: _, ...rest } = settings ?? {};
  if (colours.length === 0 && Object.keys(rest).length === 0) return null;
  return { ...rest, chart_colors: colours };
}

const itemsOf = (settings: Settings): readonly unknown[] => {
  const list = settings?.['chart_colors'];
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

type ColouredConfig = Pick<
  AggregationConfig,
  'visualization' | 'rowPivots' | 'columnPivots' | 'formattingSettings'
>;

/**
 * What the series of a chart stand for: the fields whose values name them. Charts of a page show
 * the same value of it in the same colour. None for series that are only metrics.
 */
export function colouringFields({
  visualization,
  rowPivots,
  columnPivots,
}: Omit<ColouredConfig, 'formattingSettings'>): string[] {
  const pivots = visualization === 'pie' ? rowPivots : columnPivots;
  return pivots.flatMap((pivot) => (pivot.type === 'foreign' ? [] : pivot.fields));
}

/** The same as one text; undefined for none. */
function colouredBy(config: Omit<ColouredConfig, 'formattingSettings'>): string | undefined {
  const fields = colouringFields(config);
  return fields.length === 0 ? undefined : JSON.stringify(fields);
}

/** The chosen colours of a chart, and those of others of the page for the same values. */
export function coloursOnPage(
  widgets: readonly Widget[],
  config: ColouredConfig,
): ReadonlyMap<string, string> {
  const own = seriesColoursOf(config.formattingSettings);
  const by = colouredBy(config);
  if (by === undefined) return own;
  const others = widgets.flatMap((one) =>
    one.kind === 'aggregation' && colouredBy(one.config) === by
      ? [...seriesColoursOf(one.config.formattingSettings)]
      : [],
  );
  // The first chart of the page that chose a colour for a value decides, after the chart itself.
  return new Map([...others.toReversed(), ...own]);
}

/**
 * The widgets after a colour is chosen in one of them. Other charts that chose another colour for
 * the same value follow; the rest have the new one without storing it.
 */
export function withColourOnPage(
  widgets: readonly Widget[],
  { widgetId, name, colour }: { widgetId: string; name: string; colour: string | undefined },
): Widget[] {
  const changed = widgets.find(({ id }) => id === widgetId);
  const by = changed?.kind === 'aggregation' ? colouredBy(changed.config) : undefined;
  return widgets.map((one) => {
    if (one.kind !== 'aggregation') return one;
    const settings = one.config.formattingSettings;
    const isSame =
      by !== undefined && colouredBy(one.config) === by && seriesColoursOf(settings).has(name);
    if (one.id !== widgetId && !isSame) return one;
    const formattingSettings = withSeriesColour(settings, name, colour);
    return { ...one, config: { ...one.config, formattingSettings } };
  });
}
