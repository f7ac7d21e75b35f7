import { isObject, type JsonObject } from '../json-object';

const filtersOf = (filter: JsonObject): readonly unknown[] =>
  Array.isArray(filter['filters']) ? filter['filters'] : [];
const isStream = (filter: unknown): filter is { id: string } =>
  isObject(filter) && filter['type'] === 'stream' && typeof filter['id'] === 'string';
const isStreams = (filter: unknown): filter is JsonObject =>
  isStream(filter) ||
  (isObject(filter) &&
    filter['type'] === 'or' &&
    filtersOf(filter).length > 0 &&
    filtersOf(filter).every(isStream));
const isAll = (filter: unknown): filter is JsonObject =>
  isObject(filter) && filter['type'] === 'and';

/** The stream ids in a filter in wire format; empty if it filters by something else only. */
export function streamsOf(filter: unknown): string[] {
  if (isStream(filter)) return [filter.id];
  if (isStreams(filter))
    return filtersOf(filter)
      .filter(isStream)
      .map(({ id }) => id);
  return isAll(filter) ? filtersOf(filter).filter(isStreams).slice(0, 1).flatMap(streamsOf) : [];
}

/** The filter without its streams; undefined if nothing remains. */
export function withoutStreams(filter: unknown): unknown {
  if (!isObject(filter) || isStreams(filter)) return undefined;
  const all = filtersOf(filter);
  if (all.length === 0 && (filter['type'] === 'or' || filter['type'] === 'and')) return undefined;
  if (!isAll(filter)) return filter;
  const streams = all.find(isStreams);
  const rest = all.filter((one) => one !== streams);
  return rest.length > 1 ? { ...(filter as JsonObject), filters: rest } : rest[0];
}

/** The filter with these streams; its other conditions are kept. */
export function withStreams(filter: unknown, streams: readonly string[]): unknown {
  if (streams.join() === streamsOf(filter).join()) return filter;
  const chosen =
    streams.length === 0
      ? undefined
      : { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) };
  const rest = withoutStreams(filter);
  if (rest === undefined) return chosen ?? null;
  return chosen === undefined ? rest : { type: 'and', filters: [chosen, rest] };
}
