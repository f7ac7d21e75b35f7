import { isObject } from '../../json-object';
import type { AggregationConfig } from './widget';

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
