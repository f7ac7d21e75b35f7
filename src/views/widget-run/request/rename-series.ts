import type { PivotResult } from '@/contract/search';
import type { Series } from '@/domain/search/widgets/widget';

const idOf = ({ function: written, config: { name } }: Series): string => name || written;

/**
 * The result of a search with other names for its metrics, so that renaming one needs no search.
 * `asked` are the metrics of the search, `shown` the same ones with their new names.
 */
export function withSeriesNames(
  result: PivotResult,
  asked: readonly Series[],
  shown: readonly Series[],
): PivotResult {
  const names = new Map(
    asked.flatMap((series, at): [string, string][] => {
      const renamed = shown[at];
      return renamed && idOf(renamed) !== idOf(series) ? [[idOf(series), idOf(renamed)]] : [];
    }),
  );
  if (names.size === 0) return result;
  const renamedKey = (key: readonly string[]) => {
    const last = key.at(-1) ?? '';
    return [...key.slice(0, -1), names.get(last) ?? last];
  };
  return {
    ...result,
    rows: result.rows.map((row) => ({
      ...row,
      values: row.values.map((value) => ({ ...value, key: renamedKey(value.key) })),
    })),
  };
}
