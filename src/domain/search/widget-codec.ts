import { readTimeRange } from '../time-range/wire-form';
import type { TimeRange } from '../time-range/time-range';
import { aggregationConfig, sortItem } from './aggregation-codec';
import {
  anyList,
  anything,
  flagOr,
  listOf,
  objectOf,
  text,
  textOrNull,
  texts,
  type Codec,
} from './lossless';
import { isObject } from '../json-object';
import type {
  AggregationWidget,
  ForeignWidget,
  MessagesConfig,
  MessagesWidget,
  Widget,
  WidgetPosition,
} from './widget';

export const timeRangeOrNull: Codec<TimeRange | null> = {
  read: (wire) => readTimeRange(wire) ?? null,
  write: (value) => value,
};

/** A query is a string, or an object that contains it. */
export const queryText: Codec<string> = {
  read: (wire) =>
    typeof wire === 'string' ? wire : isObject(wire) ? text.read(wire['query_string']) : '',
  write: (value, before) =>
    isObject(before)
      ? { ...before, query_string: value }
      : { type: 'elasticsearch', query_string: value },
};
const queryTextOrNull: Codec<string | null> = {
  read: (wire) => (typeof wire === 'string' || isObject(wire) ? queryText.read(wire) : null),
  write: (value, before) => (value === null ? null : queryText.write(value, before)),
};

const messagesConfig: Codec<MessagesConfig> = objectOf<Omit<MessagesConfig, 'kept'>>({
  fields: ['fields', texts],
  showMessageRow: ['show_message_row', flagOr(true)],
  showSummary: ['show_summary', flagOr(false)],
  decorators: ['decorators', anyList],
  sort: ['sort', listOf(sortItem)],
});

const common = {
  id: ['id', text],
  filter: ['filter', textOrNull],
  filters: ['filters', anyList],
  timerange: ['timerange', timeRangeOrNull],
  query: ['query', queryTextOrNull],
  streams: ['streams', texts],
} as const;

const kindOf = <Kind extends string>(kind: Kind): Codec<Kind> => ({
  read: () => kind,
  write: () => kind,
});
const messages = objectOf<Omit<MessagesWidget, 'kept'>>({
  ...common,
  kind: ['type', kindOf('messages')],
  config: ['config', messagesConfig],
});
const aggregation = objectOf<Omit<AggregationWidget, 'kept'>>({
  ...common,
  kind: ['type', kindOf('aggregation')],
  config: ['config', aggregationConfig],
});
const foreign = objectOf<Omit<ForeignWidget, 'kept' | 'kind'>>({
  ...common,
  type: ['type', text],
  config: ['config', anything],
});

/** A widget in a view. */
export const widgetCodec: Codec<Widget> = {
  read(wire) {
    const type = isObject(wire) ? wire['type'] : undefined;
    switch (typeof type === 'string' ? type.toLowerCase() : undefined) {
      case 'messages':
        return messages.read(wire);
      case 'aggregation':
        return aggregation.read(wire);
      default:
        return { kind: 'foreign', ...foreign.read(wire) };
    }
  },
  write(widget) {
    if (widget.kind === 'messages') return messages.write(widget);
    if (widget.kind === 'aggregation') return aggregation.write(widget);
    const { kind: _, ...rest } = widget;
    return foreign.write(rest);
  },
};

/** JSON has no Infinity; the wire format uses a string. */
const extent = (fallback: number): Codec<number> => ({
  read: (wire) => (wire === 'Infinity' ? Infinity : typeof wire === 'number' ? wire : fallback),
  write: (value) => (value === Infinity ? 'Infinity' : value),
});

export const positionCodec: Codec<WidgetPosition> = objectOf<Omit<WidgetPosition, 'kept'>>({
  col: ['col', extent(1)],
  row: ['row', extent(1)],
  height: ['height', extent(1)],
  width: ['width', extent(1)],
});
