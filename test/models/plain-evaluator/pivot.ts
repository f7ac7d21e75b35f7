import type { PivotRow, PivotValue } from '@/contract/search';

/** The values of a message: times and numbers as numbers, lists as texts. */
export type PlainFields = Readonly<Record<string, string | number | readonly string[] | undefined>>;
export type PlainDocument = { fields: PlainFields; seq: number };

export type PlainSeries = {
  type: string;
  id: string;
  field: string | null;
  percentile?: number;
  strategy?: 'COUNT' | 'SUM';
};
export type PlainGroup =
  | { type: 'values'; fields: string[]; limit: number; skip_empty_values: boolean }
  | {
      type: 'time';
      fields: string[];
      start: (time: number) => number;
      next: (start: number) => number;
    };
export type PlainSort = {
  type: 'pivot' | 'series';
  field: string;
  direction: 'Ascending' | 'Descending';
};
export type PlainPivot = {
  rollup: boolean;
  rows: readonly PlainGroup[];
  columns: readonly PlainGroup[];
  series: readonly PlainSeries[];
  sort: readonly PlainSort[];
};

/** The format of keys, which depends on the type of a field. */
export type Spelling = (field: string, value: string | number, group: PlainGroup['type']) => string;

type Docs = readonly PlainDocument[];
type Bucket = { values: readonly (string | number)[] | undefined; docs: Docs };

/** Computes a pivot from its definition, message by message and without optimizations. */
export function plainPivot(docs: Docs, pivot: PlainPivot, spelling: Spelling): PivotRow[] {
  const { rows, columns, series, rollup } = pivot;
  const valuesOf = (
    some: Docs,
    key: readonly string[],
    isRollup: boolean,
    source: PivotValue['source'],
  ): PivotValue[] =>
    series.flatMap((one) => {
      const value = isShare(one) ? shareOf(one, some, docs) : shown(one, some);
      return value === undefined
        ? []
        : [{ key: [...key, one.id], value, rollup: isRollup, source }];
    });
  const columnsOf = (
    some: Docs,
    groups: readonly PlainGroup[],
    key: readonly string[],
  ): PivotValue[] => {
    const [group, ...inner] = groups;
    if (!group) return valuesOf(some, key, false, 'col-leaf');
    return bucketsOf(some, group, pivot).flatMap((bucket) =>
      columnsOf(bucket.docs, bucket.values ? inner : [], [
        ...key,
        ...keyOf(bucket, group, spelling),
      ]),
    );
  };
  const rowsOf = (
    some: Docs,
    groups: readonly PlainGroup[],
    key: readonly string[],
    isMissing = false,
  ): PivotRow[] => {
    const [group, ...inner] = groups;
    if (group)
      return bucketsOf(some, group, pivot).flatMap((bucket) =>
        rowsOf(
          bucket.docs,
          bucket.values ? inner : [],
          [...key, ...keyOf(bucket, group, spelling)],
          !bucket.values,
        ),
      );
    const whole = rollup || columns.length === 0 ? valuesOf(some, [], true, 'row-leaf') : [];
    return [
      {
        key: [...key],
        values: [
          ...whole,
          ...(columns.length === 0 ? [] : columnsOf(some, isMissing ? [] : columns, [])),
        ],
        source: 'leaf',
      },
    ];
  };
  const all = rowsOf(docs, rows, []);
  return rollup && rows.length > 0
    ? [...all, { key: [], values: valuesOf(docs, [], true, 'row-inner'), source: 'non-leaf' }]
    : all;
}

const keyOf = ({ values }: Bucket, group: PlainGroup, spelling: Spelling): string[] =>
  values
    ? values.map((value, index) => spelling(group.fields[index] ?? '', value, group.type))
    : ['(Empty Value)'];

function bucketsOf(docs: Docs, group: PlainGroup, pivot: PlainPivot): Bucket[] {
  const found = new Map<string, { values: (string | number)[]; docs: PlainDocument[] }>();
  const missing: PlainDocument[] = [];
  for (const document of docs) {
    const tuples = group.fields.reduce<(string | number)[][]>(
      (some, field) =>
        some.flatMap((tuple) => listOf(document.fields[field]).map((value) => [...tuple, value])),
      [[]],
    );
    if (tuples.length === 0) missing.push(document);
    for (const tuple of tuples) {
      const values = group.type === 'time' ? tuple.map((time) => group.start(Number(time))) : tuple;
      const bucket = found.get(JSON.stringify(values)) ?? { values, docs: [] };
      bucket.docs.push(document);
      found.set(JSON.stringify(values), bucket);
    }
  }
  const buckets: Bucket[] = [...found.values()];
  if (group.type === 'time') return withGaps(buckets, group.next).sort(comparison(group, pivot));
  const first = buckets.sort(comparison(group, pivot)).slice(0, group.limit);
  return missing.length > 0 && !group.skip_empty_values
    ? [...first, { values: undefined, docs: missing }]
    : first;
}

function withGaps(buckets: readonly Bucket[], next: (start: number) => number): Bucket[] {
  const starts = buckets.map(({ values }) => Number(values?.[0]));
  const all: Bucket[] = [...buckets];
  for (let start = Math.min(...starts); start < Math.max(...starts); start = next(start))
    if (!starts.includes(start)) all.push({ values: [start], docs: [] });
  return all;
}

function comparison(group: PlainGroup, { sort, series }: PlainPivot) {
  const literal = ({ type, field, percentile, strategy }: PlainSeries) =>
    `${type}(${field ?? ''}${percentile === undefined ? '' : `,${percentile.toFixed(1)}`}${strategy === undefined ? '' : `,${strategy}`})`;
  const orders = sort.flatMap(
    ({ type, field, direction }): ((a: Bucket, b: Bucket) => number)[] => {
      const sign = direction === 'Ascending' ? 1 : -1;
      if (type === 'pivot')
        return group.fields.includes(field) ? [(a, b) => sign * byKey(a, b)] : [];
      const one = series.find((some) => literal(some) === field);
      return one ? [(a, b) => byNumber(sortValue(one, a.docs), sortValue(one, b.docs), sign)] : [];
    },
  );
  if (orders.length === 0 && group.type === 'values')
    orders.push((a, b) => b.docs.length - a.docs.length);
  return (a: Bucket, b: Bucket) =>
    orders.map((order) => order(a, b)).find((order) => order !== 0) ?? byKey(a, b);
}

/** Values that are not numbers are sorted last in both directions. */
const byNumber = (a: number, b: number, sign: number) =>
  Number.isNaN(a) || Number.isNaN(b)
    ? Number(Number.isNaN(a)) - Number(Number.isNaN(b))
    : a === b
      ? 0
      : sign * (a < b ? -1 : 1);

function byKey(a: Bucket, b: Bucket): number {
  for (const [index, one] of (a.values ?? []).entries()) {
    const other = b.values?.[index] ?? '';
    if (one !== other)
      return typeof one === 'number' && typeof other === 'number'
        ? one - other
        : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
  }
  return 0;
}

const listOf = (value: PlainFields[string]): readonly (string | number)[] =>
  value === undefined ? [] : typeof value === 'object' ? value : [value];

const isShare = ({ type }: PlainSeries) => type === 'percentage';
const wholeOf = (series: PlainSeries): PlainSeries => ({
  ...series,
  type: series.strategy === 'SUM' ? 'sum' : 'count',
});

function shareOf(series: PlainSeries, docs: Docs, all: Docs): number | 'NaN' | 'Infinity' {
  const [part, whole] = [docs, all].map((some) => Number(shown(wholeOf(series), some)));
  const share = Number(part) / Number(whole);
  return Number.isNaN(share) ? 'NaN' : share === Infinity ? 'Infinity' : share;
}

function sortValue(series: PlainSeries, docs: Docs): number {
  if (isShare(series)) return sortValue(wholeOf(series), docs);
  if (['stddev', 'variance'].includes(series.type) && numbersOf(series, docs).length === 0)
    return NaN;
  if (series.type === 'avg' && numbersOf(series, docs).length === 0) return NaN;
  return Number(shown(series, docs));
}

const numbersOf = ({ field }: PlainSeries, docs: Docs) =>
  docs.flatMap(({ fields }) =>
    listOf(fields[field ?? '']).filter((value) => typeof value === 'number'),
  );

/** The value in the response. */
function shown(series: PlainSeries, docs: Docs): PivotValue['value'] | undefined {
  const values = docs.flatMap(({ fields }) => listOf(fields[series.field ?? '']));
  const numbers = numbersOf(series, docs);
  const sum = numbers.reduce((one, other) => one + other, 0);
  const mean = sum / numbers.length;
  const variance =
    numbers.length === 0
      ? 0
      : numbers.reduce((all, one) => all + (one - mean) ** 2, 0) / numbers.length;
  switch (series.type) {
    case 'count':
      return series.field === null ? docs.length : values.length;
    case 'card':
      return new Set(values).size;
    case 'avg':
      return numbers.length === 0 ? 'Infinity' : mean;
    case 'max':
      return numbers.length === 0 ? '-Infinity' : Math.max(...numbers);
    case 'min':
      return numbers.length === 0 ? 'Infinity' : Math.min(...numbers);
    case 'sum':
      return sum;
    case 'sumofsquares':
      return numbers.reduce((all, one) => all + one * one, 0);
    case 'variance':
      return variance;
    case 'stddev':
      return Math.sqrt(variance);
    case 'latest':
      return latest(series.field ?? '', docs);
    default:
      return percentile(numbers, (series.percentile ?? 50) / 100);
  }
}

function latest(field: string, docs: Docs): PivotValue['value'] | undefined {
  const holding = docs.filter(({ fields }) => fields[field] !== undefined);
  const [last] = [...holding].sort(
    (a, b) => Number(b.fields['timestamp']) - Number(a.fields['timestamp']) || b.seq - a.seq,
  );
  const value = last?.fields[field];
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function percentile(numbers: readonly number[], p: number): number | 'NaN' {
  if (numbers.length === 0) return 'NaN';
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = Math.max(0, Math.min(numbers.length * p - 0.5, numbers.length - 1));
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
