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

/** Functions that need no field, or accept one of any type. */
export const needsField = (name: string): boolean => name !== 'count';
export const acceptsAnyField = (name: string): boolean =>
  ['card', 'count', 'latest'].includes(name);
export const hasPercentile = (name: string): boolean => name === 'percentile';
