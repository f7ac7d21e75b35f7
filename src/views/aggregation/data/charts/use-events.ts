import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import type { EventResult } from '@/contract/search';
import { readInstant } from '@/domain/format/instants/instant';
import { eventColours } from '@/theme/palettes';
import { t } from '@/shared/texts/t';
import type { LegendEntry } from '@/views/legend/legend-entry';
import type { AggregationViewProps } from '../aggregation-view';

export type ShownEvent = { id: string; at: number; message: string };
export type Events = {
  colour: string;
  /** The entry in the legend; undefined if the chart marks no events. */
  entry: LegendEntry | undefined;
  /** In order of time; empty while they are hidden. */
  shown: readonly ShownEvent[];
};

/** Their name in the document, as in Graylog's own console. */
const KEY = 'Alerts';
const NONE: readonly ShownEvent[] = [];

/** The events that a chart over time marks. */
export function useEvents(
  { config, events, range, colours }: AggregationViewProps,
  isTime: boolean,
): Events {
  const theme = useTheme();
  const isMarked = config.eventAnnotation && isTime;
  const read = useMemo(() => (isMarked && events ? readEvents(events) : NONE), [isMarked, events]);
  const colour = colours.chosen.get(KEY) ?? eventColours[theme.name];
  return {
    colour,
    entry:
      read.length > 0
        ? { key: KEY, name: t('widgets.alerts'), colour, mark: { groups: [], range } }
        : undefined,
    shown: colours.hidden.has(KEY) ? NONE : read,
  };
}

const readEvents = (events: readonly EventResult[]): ShownEvent[] =>
  events
    .flatMap(({ id, timestamp, message }) => {
      const at = readInstant(timestamp);
      return at === undefined ? [] : [{ id, at, message }];
    })
    .toSorted((one, other) => one.at - other.at);
