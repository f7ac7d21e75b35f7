/** `percentile(took_ms,95)`; field names may contain commas and parentheses. */
const FUNCTION = /^(\w+)\((.*)\)$/s;
const WITH_PARAMETER = /^(.*),\s*([^,]*?)\s*$/s;
/** Functions of a single field. Others, which plugins may add, can have a parameter. */
const WITHOUT_PARAMETER: ReadonlySet<string> = new Set([
  'avg',
  'card',
  'count',
  'latest',
  'max',
  'min',
  'stddev',
  'sum',
  'sumofsquares',
  'variance',
]);

/** A metric such as `avg(took_ms)` by its parts. */
export type MetricFunction = { name: string; field: string; parameter: string | undefined };

export function readMetricFunction(written: string): MetricFunction {
  const [, name = written, inner = ''] = FUNCTION.exec(written) ?? [];
  const [, field = inner, parameter] =
    (WITHOUT_PARAMETER.has(name) ? null : WITH_PARAMETER.exec(inner)) ?? [];
  return { name, field, parameter };
}

export const writeMetricFunction = ({ name, field, parameter }: MetricFunction): string =>
  `${name}(${field}${parameter === undefined ? '' : `,${parameter}`})`;

/** Functions that need no field, or accept one of any type. */
export const needsField = (name: string): boolean => name !== 'count';
export const acceptsAnyField = (name: string): boolean =>
  ['card', 'count', 'latest'].includes(name);
export const hasPercentile = (name: string): boolean => name === 'percentile';
