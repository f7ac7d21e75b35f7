import type { ResultMessage } from '@/contract/search';
import { ownValue, type Fields, type FieldValue } from '@/domain/exact';
import { readInstant } from '@/domain/format/instant';
import { addTerm } from '@/domain/query/terms';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { isCutValue } from '../text/value-text';
import { messageName } from './message-facts';
import { EVER, searchAddress } from './search-address';

/** Before and after a message whose fields are followed through all streams, in seconds. */
const FOLLOWED_SECONDS = 900;

/**
 * What a new server offers, for users who may not read what an administrator set.
 */
export const USUAL_SURROUNDINGS = {
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

/** The choices for a search around a message, in the administrator's order. */
export const surroundingChoices = (
  options: Readonly<Record<string, string>>,
): { seconds: number; label: string }[] =>
  Object.entries(options).flatMap(([iso, label]) => {
    const seconds = durationSeconds(iso);
    return seconds === undefined || seconds === 0 ? [] : [{ seconds, label }];
  });

/** So many seconds before and after the message; undefined where its time cannot be read. */
export function rangeAround(message: Fields, seconds: number): AbsoluteRange | undefined {
  const instant = readInstant(String(message['timestamp'] ?? ''));
  if (instant === undefined) return undefined;
  const at = (offset: number) => new Date(instant + offset * 1000).toISOString();
  return { type: 'absolute', from: at(-seconds), to: at(seconds) };
}

/** The fields of a message that its surroundings share, as far as it has them whole. */
export const sharedFields = (message: Fields, names: readonly string[]): string[] =>
  names.filter((name) => {
    const value = ownValue(message, name);
    return value !== undefined && value !== null && !isCutValue(value);
  });

/** Messages with the same values in these fields. */
export function sameFields(message: Fields, names: readonly string[]): string {
  return sharedFields(message, names).reduce(
    (query, name) => addTerm(query, name, message[name] ?? null),
    '',
  );
}

/** The address of the search around a message, the message itself opened. */
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

/** One value through all streams as one line of time, oldest first, scrolled to the message. */
export function followPath(row: ResultMessage, field: string, value: FieldValue): string {
  return searchAddress({
    query: addTerm('', field, value),
    range: rangeAround(row.message, FOLLOWED_SECONDS) ?? EVER,
    sort: 'timestamp',
    message: messageName(row),
  });
}
