/** Numbers that lie this near are looked for together. */
const NEAR = 16;
/** More would make a statement that takes longer to understand than it saves. */
const MOST_SPANS = 256;

type Span = { first: number; last: number };

/**
 * A condition on `seq` that all of these numbers fulfil and few others: a tree of comparisons,
 * which the engine goes through while it scans, so that it decodes no text of rows that are far
 * from all of them. Undefined where there are too many.
 */
export function soughtSql(numbers: readonly number[]): string | undefined {
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
