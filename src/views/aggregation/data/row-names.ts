import { formatInstant } from '@/domain/format/instants/instant';
import { revealedText } from '@/domain/format/text/reveal';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { fieldsOf } from './aggregation-view';
import type { PivotTable } from './pivot-table';

type RowNameOptions = {
  zone: string;
  /** How the value of a group is shown. */
  textOf: (field: string, value: string) => string;
};

/** The names of the rows of a chart without a time axis, with hidden characters made visible. */
export function rowNames(
  { rows }: PivotTable,
  { rowPivots }: Pick<AggregationConfig, 'rowPivots'>,
  { zone, textOf }: RowNameOptions,
): string[] {
  const fields = fieldsOf(rowPivots);
  const shorten = fields.map(({ isTime }, at) =>
    isTime ? shortening(rows.map(({ keys }) => startOf(keys[at], zone))) : undefined,
  );
  return rows.map(({ keys }) =>
    keys
      .map((value, at) =>
        fields[at]?.isTime
          ? startOf(value, zone).replace(shorten[at] ?? WHOLE, '$1')
          : revealedText(textOf(fields[at]?.field ?? '', value)),
      )
      .join('-'),
  );
}

/** Names for an axis: if all are starts of intervals, without what they have in common. */
export function axisNames(all: readonly string[]): readonly string[] {
  if (all.length === 0 || !all.every((name) => START.test(name))) return all;
  const names = all.every((name) => WHOLE_SECOND.test(name))
    ? all.map((name) => name.replace(WHOLE_SECOND, ''))
    : all;
  const zeros = shortening(names) ?? WHOLE;
  const [first = ''] = names;
  const isOneYear = names.every((name) => name.slice(0, YEAR) === first.slice(0, YEAR));
  return names.map((name) => name.replace(zeros, '$1').slice(isOneYear ? YEAR : 0));
}

const START = /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d(\.\d+)?)?)?$/;
const WHOLE_SECOND = /\.0+$/;
/** The length of a year with its hyphen. */
const YEAR = 5;

/** Keeps a start as it is. */
const WHOLE = /()$/;
const startOf = (value: string | undefined, zone: string) => formatInstant(value ?? '', { zone });

/** Seconds and times of day that are zero in all starts of intervals; axes have little room. */
function shortening(starts: readonly string[]): RegExp | undefined {
  const instants = starts.filter((start) => /^\d{4}-\d\d-\d\d \d\d:/.test(start));
  return [/() 00:00:00$/, /(:\d\d):00(?![.\d])/].find((zeros) =>
    instants.every((start) => zeros.test(start)),
  );
}
