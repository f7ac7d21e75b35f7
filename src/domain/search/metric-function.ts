/**
 * `percentile(took_ms,95)`. What follows the last comma is a parameter, of whichever function:
 * servers have no comma in the names of fields, and Graylog's console reads functions that it does
 * not know in the same way.
 */
const FUNCTION = /^(\w+)\((.*?)(?:,([^,]*))?\)$/s;

/** A metric such as `avg(took_ms)` by its parts. */
export type MetricFunction = { name: string; field: string; parameter: string | undefined };

export function readMetricFunction(written: string): MetricFunction {
  const [, name = written, field = '', parameter] = FUNCTION.exec(written) ?? [];
  return { name, field, parameter: parameter?.trim() };
}

export const writeMetricFunction = ({ name, field, parameter }: MetricFunction): string =>
  `${name}(${field}${parameter === undefined ? '' : `,${parameter}`})`;

/** What a percentage is the share of: messages or values, or the sum of a field. */
export const STRATEGIES = ['COUNT', 'SUM'] as const;

export const hasPercentile = (name: string): boolean => name === 'percentile';
export const hasStrategy = (name: string): boolean => name === 'percentage';
const isShareOfCount = ({ name, parameter }: Called): boolean =>
  hasStrategy(name) && parameter?.toUpperCase() !== 'SUM';

type Called = Pick<MetricFunction, 'name' | 'parameter'>;
/** Functions that need no field, or accept one of any type. */
export const needsField = (called: Called): boolean =>
  called.name !== 'count' && !isShareOfCount(called);
export const acceptsAnyField = (called: Called): boolean =>
  ['card', 'count', 'latest'].includes(called.name) || isShareOfCount(called);
