import type { Value } from '../values/value';

/** A compiled grok expression. */
export type Grok = {
  /**
   * The captures of the first place in the text that matches, in the order of their groups; null
   * for a group that took no part. Undefined if nothing matches.
   *
   * A field captured several times has a list of its values. Typed captures are a `bigint` (int,
   * long, byte, short), a `number` (float, double), a boolean, or a date in UTC. If a text cannot
   * be converted, it is kept, and `<field>_grokfailure` tells why.
   *
   * @throws GrokLimitError if finding out takes too many steps
   */
  match(text: string): ReadonlyMap<string, Value> | undefined;
};

export type GrokOptions = {
  /** Leaves out the captures of patterns without a field, such as `%{INT}`. */
  namedCapturesOnly: boolean;
};

/** An expression that cannot be used; the message is Graylog's. */
export class GrokError extends Error {
  override readonly name = 'GrokError';
}
