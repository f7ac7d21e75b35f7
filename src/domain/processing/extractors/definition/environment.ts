import type { FieldValue } from '@/domain/exact';
import type { Value } from '../../values/value';

/** A compiled grok expression. */
export type GrokMatcher = {
  /** The captures by name, null for those that took no part; undefined if it does not match. */
  match(text: string): ReadonlyMap<string, Value> | undefined;
};

/** What extractors need besides the message. */
export type ExtractorEnvironment = {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * The value for a key in a lookup table; undefined if it has none.
   * @throws Error if there is no such table
   */
  lookup(table: string, key: string): FieldValue | undefined;
  hasTable(table: string): boolean;
  /** @throws Error for an expression that cannot be compiled, or names an unknown pattern */
  grok(expression: string, namedCapturesOnly: boolean): GrokMatcher;
  /**
   * The instant that is meant by a date in words, in milliseconds; undefined for other texts.
   * `zone` is an IANA name.
   */
  naturalDate(text: string, zone: string): number | undefined;
};
