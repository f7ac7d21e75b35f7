/** Numbers this close share a range. */
const NEAR = 16;
/** More ranges would take longer to plan than they save. */
const MOST_SPANS = 256;

type Span = { first: number; last: number };

/**
 * A condition on `seq` that includes these numbers and few others: a tree of comparisons that
 * DuckDB evaluates during the scan, so that it decodes no texts of distant rows. Returns undefined
 * if there are too many ranges.
 */
export function sequenceRanges(numbers: readonly number[]): string | undefined {
  const spans: Span[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const latest = spans.at(-1);
    if (latest && number - latest.last <= NEAR) latest.last = number;
    else spans.push({ first: number, last: number });
  }
  return spans.length > MOST_SPANS ? undefined : tree(spans);
}

function tree(spans: readonly Span[]): string {
  const middle = spans.length >> 1;
  const [{ first, last } = { first: 0, last: -1 }] = spans;
  if (spans.length < 2) return `seq BETWEEN ${first} AND ${last}`;
  return `CASE WHEN seq < ${spans[middle]?.first ?? 0} THEN ${tree(spans.slice(0, middle))} ELSE ${tree(spans.slice(middle))} END`;
}
