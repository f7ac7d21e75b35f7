import { compareBuckets } from '../plan/bucket-order';
import type { Level, PivotPlan } from '../plan/pivot-plan';
import type { BucketRow } from '../plan/pivot-result';
import type { PartRow } from './pivot-cache';

const total = (rows: readonly PartRow[]) => rows.reduce((sum, { c }) => sum + c, 0);

/**
 * Merges parts into the buckets that the statement of `pivotSql` would return, one after the other.
 * Undefined is a place to let others go on.
 */
export function* mergeParts(
  { levels, series }: PivotPlan,
  parts: readonly PartRow[],
): Generator<BucketRow | undefined, void> {
  const valuesOf = (rows: readonly PartRow[], wanted: (isExpensive: boolean) => boolean) =>
    Object.fromEntries(
      series.flatMap(({ mergeable, expensive }, index) =>
        mergeable && wanted(expensive)
          ? [
              [
                `s${index}`,
                mergeable.merged(rows.map((row) => mergeable.columns.map((column) => row[column]))),
              ],
            ]
          : [],
      ),
    );

  yield { level: 0, n: total(parts), ...valuesOf(parts, () => true) };
  function* descend(
    depth: number,
    parent: Record<string, unknown>,
    rows: readonly PartRow[],
  ): Generator<BucketRow | undefined, void> {
    const level = levels[depth];
    if (!level) return;
    const buckets: { own: readonly PartRow[]; row: BucketRow }[] = [];
    for (const own of grouped(level, rows).values()) {
      const keys = Object.fromEntries(
        level.keys.map(({ column }) => [column, own[0]?.[column] ?? null]),
      );
      const cheap = valuesOf(own, (expensive) => !expensive);
      buckets.push({ own, row: { level: depth + 1, ...parent, ...keys, n: total(own), ...cheap } });
      yield undefined;
    }
    const isMissing = ({ row }: { row: BucketRow }) => row[level.keys[0]?.column ?? ''] === null;
    const [missing, present] = [
      buckets.filter(isMissing),
      buckets.filter((bucket) => !isMissing(bucket)),
    ];
    const compare = compareBuckets(level.order);
    const shown =
      level.limit === undefined
        ? present
        : present.sort((a, b) => compare(a.row, b.row)).slice(0, level.limit);
    const finished = ({ own, row }: (typeof buckets)[number], place: number): BucketRow => ({
      ...row,
      ...(level.limit !== undefined && { place: place + 1 }),
      ...valuesOf(own, (expensive) => expensive),
    });
    for (const [place, bucket] of shown.entries()) yield finished(bucket, place);
    if (!level.skipMissing)
      for (const [place, bucket] of missing.entries()) yield finished(bucket, place);
    for (const { own, row } of shown) {
      const keys = level.keys.map(({ column }) => [column, row[column]]);
      yield* descend(depth + 1, { ...parent, ...Object.fromEntries(keys) }, own);
    }
  }
  yield* descend(0, {}, parts);
}

function grouped({ keys }: Level, rows: readonly PartRow[]): Map<string, PartRow[]> {
  const groups = new Map<string, PartRow[]>();
  for (const row of rows) {
    const path = keys
      .map(({ column }) => `${typeof row[column]} ${String(row[column])}`)
      .join('\u0000');
    const group = groups.get(path);
    if (group) group.push(row);
    else groups.set(path, [row]);
  }
  return groups;
}
