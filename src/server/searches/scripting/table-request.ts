import { z } from 'zod';
import type { SeriesFunction } from '@/contract/search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { beanProblem } from '../../http/bean-violations';
import { mapped, notBlank, orDefault, readBody } from '../../http/body-mapping';
import { codedProblem, Problem } from '../../http/problem';
import { tableProblem } from '../bounds/search-bounds';
import { wholeNumber } from '../../http/query-values';
import { parseKeyword } from '../documents/keyword-range';
import { timeRangeSchema } from '../documents/time-range-schema';

const FUNCTIONS: readonly SeriesFunction[] = [
  'avg',
  'card',
  'count',
  'max',
  'min',
  'stddev',
  'sum',
  'sumofsquares',
  'variance',
  'percentile',
  'latest',
];
const LAST_DAY: TimeRange = { type: 'relative', range: 86_400 };
const SIZE = 10;
const GROUPS = 15;
/** The name that Graylog's list of violations uses. */
const AGGREGATION = 'ScriptingApiResource.executeQuery.arg0';

const direction = z.string().transform((text, context): 'asc' | 'desc' => {
  if (/^asc(ending)?$/i.test(text)) return 'asc';
  if (/^desc(ending)?$/i.test(text)) return 'desc';
  context.addIssue({ code: 'custom', message: `Failed to parse sort direction: ${text}` });
  return z.NEVER;
});
const count = (fallback: number) =>
  orDefault(z.int().min(0, 'must not be negative'), () => fallback);

const common = {
  query: orDefault(z.string(), () => '*'),
  streams: orDefault(z.array(z.string()), () => []),
  timerange: orDefault(timeRangeSchema, () => LAST_DAY),
};
const messagesSchema = mapped({
  ...common,
  sort: orDefault(z.string(), () => 'timestamp'),
  sort_order: orDefault(direction, () => 'desc' as const),
  from: count(0),
  size: count(SIZE),
  fields: orDefault(z.array(z.string()), () => ['source', 'timestamp']),
});
const aggregationSchema = mapped({
  ...common,
  group_by: orDefault(z.array(mapped({ field: notBlank, limit: count(GROUPS) })), () => []),
  metrics: orDefault(
    z.array(
      mapped({
        function: notBlank,
        field: z.string().nullish(),
        sort: direction.nullish(),
        configuration: mapped({ percentile: z.number() }).nullish(),
      }),
    ),
    () => [],
  ),
});

export type MessagesTableSpec = z.output<typeof messagesSchema>;
export type TableMetricSpec = {
  function: SeriesFunction;
  field: string | null;
  sort: 'asc' | 'desc' | undefined;
  percentile: number | undefined;
};
export type AggregationTableSpec = Omit<z.output<typeof aggregationSchema>, 'metrics'> & {
  metrics: TableMetricSpec[];
};

/** @throws Problem 400 */
export function messagesOfBody(body: unknown): MessagesTableSpec {
  const spec = readBody(messagesSchema, body ?? {});
  demandSmall({ fields: spec.fields.length }, spec.size);
  return spec.fields.length > 0 ? spec : { ...spec, fields: ['source', 'timestamp'] };
}

/** @throws Problem 400, 404 */
export function messagesOfUrl(query: URLSearchParams, now: number): MessagesTableSpec {
  const order = query.get('sortOrder') ?? 'Descending';
  if (order !== 'Ascending' && order !== 'Descending') throw new Problem(404, 'HTTP 404 Not Found');
  return messagesOfBody({
    ...commonOfUrl(query, now),
    fields: namesIn(query, 'fields'),
    sort: query.get('sort') || undefined,
    sort_order: order,
    from: wholeNumber(query, 'from', 0),
    size: wholeNumber(query, 'size', SIZE),
  });
}

/** @throws Problem 400 */
export function aggregationOfBody(body: unknown): AggregationTableSpec {
  const { group_by, metrics, ...spec } = readBody(aggregationSchema, body ?? {}, AGGREGATION);
  for (const [member, list] of [
    ['groupings', group_by],
    ['metrics', metrics],
  ] as const)
    if (list.length === 0)
      throw beanProblem(AGGREGATION, [
        { member, rule: 'NotEmpty', message: 'must not be empty', value: '[]' },
      ]);
  demandSmall({ groups: group_by.length, metrics: metrics.length });
  return { ...spec, group_by, metrics: metrics.map(metricOf) };
}

/** @throws Problem 400 for too many columns or cells */
function demandSmall(...table: Parameters<typeof tableProblem>): void {
  const problem = tableProblem(...table);
  if (problem) throw codedProblem(400, problem);
}

/** @throws Problem 400 */
export function aggregationOfUrl(query: URLSearchParams, now: number): AggregationTableSpec {
  const groups = namesIn(query, 'groups');
  if (groups.length === 0) throw new Problem(400, 'At least one grouping has to be provided!');
  const metrics = namesIn(query, 'metrics').map((text) => {
    const [name = '', ...field] = text.split(':');
    return { function: name, field: field.length > 0 ? field.join(':') : null };
  });
  return aggregationOfBody({
    ...commonOfUrl(query, now),
    group_by: groups.map((field) => ({ field })),
    metrics: metrics.length > 0 ? metrics : [{ function: 'count' }],
  });
}

function metricOf(metric: z.output<typeof aggregationSchema>['metrics'][number]): TableMetricSpec {
  const name = FUNCTIONS.find((one) => one === metric.function);
  if (name === undefined)
    throw new Problem(
      400,
      `Unrecognized metric : ${metric.function}, valid metrics : [${FUNCTIONS.join(', ')}]`,
    );
  const field = metric.field === '' ? null : (metric.field ?? null);
  if (field === null && name !== 'count')
    throw new Problem(400, `The metric ${name} needs a field.`);
  const percentile = metric.configuration?.percentile;
  if (name === 'percentile' && percentile === undefined)
    throw new Problem(400, 'The metric percentile needs "configuration": {"percentile": 95}.');
  return { function: name, field, sort: metric.sort ?? undefined, percentile };
}

/** Repeated, or delimited by commas. */
const namesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

const commonOfUrl = (query: URLSearchParams, now: number) => ({
  query: query.get('query') || undefined,
  streams: namesIn(query, 'streams'),
  timerange: rangeOfUrl(query.get('timerange'), now),
});

const UNITS: Readonly<Record<string, string>> = {
  s: 'seconds',
  m: 'minutes',
  h: 'hours',
  d: 'days',
  w: 'weeks',
  M: 'months',
  y: 'years',
};

/** `2h` means `last 2 hours`. */
function rangeOfUrl(text: string | null, now: number): TimeRange | undefined {
  if (text === null || text.trim() === '') return undefined;
  const [, number, unit = ''] = /^\s*(\d{1,9})\s*([smhdwMy])\s*$/.exec(text) ?? [];
  const keyword = number === undefined ? text : `last ${number} ${UNITS[unit]}`;
  if (!parseKeyword(keyword, 'Etc/UTC', now))
    throw new Problem(
      400,
      `Could not parse timerange ${text}. It should have a short format (i.e. '2h') or natural date format (i.e. 'last 2 hours')`,
    );
  return { type: 'keyword', keyword, timezone: 'Etc/UTC' };
}
