import { isObject } from '../../../json-object';
import type { TimeRange } from '../../../time-range/time-range';
import { readTimeRange } from '../../../time-range/wire-form';
import { anyList, objectOf, text, textOrNull, texts, type Codec } from '../../lossless';
import type { Widget } from '../widget';

/** A time range; null if it is missing or invalid. */
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

/** Members common to the wire format of all widgets. */
export const widgetFields = {
  id: ['id', text],
  filter: ['filter', textOrNull],
  filters: ['filters', anyList],
  timerange: ['timerange', timeRangeOrNull],
  query: ['query', queryTextOrNull],
  streams: ['streams', texts],
} as const;

/** A constant type name, which the wire may write in another case. */
export const kindOf = <Kind extends string>(kind: Kind): Codec<Kind> => ({
  read: () => kind,
  write: () => kind,
});

const INHERITED: ReadonlySet<string> = new Set(['filters', 'timerange', 'query', 'streams']);
const { filters, timerange, query, streams } = widgetFields;
const inherited = objectOf<Pick<Widget, 'filters' | 'timerange' | 'query' | 'streams'>>({
  filters,
  timerange,
  query,
  streams,
});

/**
 * The parts of a widget that all its search types repeat, as written in the widget: what is null or
 * missing there is null or missing here, and only then taken from the page by the server. A filter
 * without text filters nothing and is left out.
 */
export function searchTypeFields({ filter, ...widget }: Widget): Readonly<Record<string, unknown>> {
  const { kept = {}, ...members } = widget;
  const common = Object.entries(kept).filter(([name]) => INHERITED.has(name));
  return {
    ...(filter && { filter: { type: 'query_string', query: filter } }),
    ...(inherited.write({ ...members, kept: Object.fromEntries(common) }) as object),
  };
}
