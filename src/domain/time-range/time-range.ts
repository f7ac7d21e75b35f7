/** The last `range` seconds; 0 is all time. */
export type RelativeRange = { type: 'relative'; range: number };
/** From `from` to `to` seconds ago; without `to` until now. `from` is the larger number. */
export type RelativeFromTo = { type: 'relative'; from: number; to?: number };
/** Instants as ISO 8601 UTC with milliseconds, `2026-11-21T14:02:10.000Z`. */
export type AbsoluteRange = { type: 'absolute'; from: string; to: string };
/** Natural language, resolved by the server; `timezone` is an IANA name. */
export type KeywordRange = { type: 'keyword'; keyword: string; timezone?: string };

/** A time range, on the wire and in URLs. */
export type TimeRange = RelativeRange | RelativeFromTo | AbsoluteRange | KeywordRange;

/**
 * In search types only: the same range shifted back. "1i" shifts by the length of the source range.
 */
export type OffsetRange = {
  type: 'offset';
  source: 'query' | 'search_type';
  id?: string;
  offset?: string | number;
};

/** Whether the range is unbounded. */
export const isAllTime = (range: TimeRange | OffsetRange): boolean =>
  range.type === 'relative' && 'range' in range && range.range === 0;
