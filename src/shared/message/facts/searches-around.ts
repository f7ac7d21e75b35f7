import type { ResultMessage } from '@/contract/search';
import { ownValue, type Fields, type FieldValue } from '@/domain/exact';
import { readInstant } from '@/domain/format/instants/instant';
import { addTerm } from '@/domain/query/terms';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { isCutValue } from '../text/value-text';
import { messageName } from './message-facts';
import { EVER, searchAddress } from './search-address';

/**
 * The range before and after a message when a value is followed through all streams, in seconds.
 */
const FOLLOW_SECONDS = 900;

/** The server's defaults, for users who may not read the configuration. */
export const DEFAULT_SURROUNDINGS = {
  surrounding_timerange_options: {
    PT1S: '1 second',
    PT5S: '5 seconds',
    PT10S: '10 seconds',
    PT30S: '30 seconds',
    PT1M: '1 minute',
    PT5M: '5 minutes',
  },
  surrounding_filter_fields: ['source', 'gl2_source_input', 'file', 'source_file'],
} as const;

/** The ranges offered for a search around a message, in the administrator's order. */
export const surroundingChoices = (
  options: Readonly<Record<string, string>>,
): { seconds: number; label: string }[] =>
  Object.entries(options).flatMap(([iso, label]) => {
    const seconds = durationSeconds(iso);
    return seconds === undefined || seconds === 0 ? [] : [{ seconds, label }];
  });

/** The range of `seconds` before and after the message; undefined if its timestamp is invalid. */
export function rangeAround(message: Fields, seconds: number): AbsoluteRange | undefined {
  const instant = readInstant(String(message['timestamp'] ?? ''));
  if (instant === undefined) return undefined;
  const at = (offset: number) => new Date(instant + offset * 1000).toISOString();
  return { type: 'absolute', from: at(-seconds), to: at(seconds) };
}

/**
 * The fields that can be searched for: those that the message has and whose values are not
 * truncated.
 */
export const sharedFields = (message: Fields, names: readonly string[]): string[] =>
  names.filter((name) => {
    const value = ownValue(message, name);
    return value !== undefined && value !== null && !isCutValue(value);
  });

/** A query for messages with the same values in these fields. */
export function sameFields(message: Fields, names: readonly string[]): string {
  return sharedFields(message, names).reduce(
    (query, name) => addTerm(query, name, message[name] ?? null),
    '',
  );
}

/**
 * The URL of the search around a message, with the message open; undefined without a valid
 * timestamp.
 */
export function surroundingPath(
  row: ResultMessage,
  seconds: number,
  fields: readonly string[],
): string | undefined {
  const range = rangeAround(row.message, seconds);
  return (
    range &&
    searchAddress({ query: sameFields(row.message, fields), range, message: messageName(row) })
  );
}

/** The URL of a search for one value in all streams, oldest first, scrolled to the message. */
export function followPath(row: ResultMessage, field: string, value: FieldValue): string {
  return searchAddress({
    query: addTerm('', field, value),
    range: rangeAround(row.message, FOLLOW_SECONDS) ?? EVER,
    sort: 'timestamp',
    message: messageName(row),
  });
}
