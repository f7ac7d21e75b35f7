import {
  SCALING,
  type AggregationForm,
  type GroupItem,
  type MetricItem,
  type SortFormItem,
} from './form';
import { missingNumbers } from './formatting-form';
import { hasPercentile, needsField } from '../metric-function';
import {
  isVisualization,
  optionValue,
  shownOptions,
  visualizations,
  type VisualizationOption,
} from './visualizations';

/** Why a form cannot be applied. The interface has a text for each code. */
export type FormProblem =
  | { code: 'typeRequired' }
  | { code: 'optionRequired'; option: string }
  | { code: 'optionOutOfRange'; least: number; most: number }
  | { code: 'metricRequired' }
  | { code: 'heatmapIncomplete'; reasons: readonly HeatmapReason[] }
  | { code: 'functionRequired' }
  | { code: 'metricFieldRequired'; function: string }
  | { code: 'percentileRequired' }
  | { code: 'percentileOutOfRange' }
  | { code: 'nameTaken' }
  | { code: 'fieldRequired' }
  | { code: 'scalingRequired' }
  | { code: 'scalingOutOfRange' }
  | { code: 'valueRequired' }
  | { code: 'notAboveZero' }
  | { code: 'notWhole' }
  | { code: 'limitRequired' }
  | { code: 'directionRequired' }
  | { code: 'sortWithoutEffect' };
export type HeatmapReason = 'twoGroups' | 'bothDirections' | 'metric';

/** Problems by the name of the control, such as `metrics.m1.field`; sections are named alone. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

export function problemsOf(form: AggregationForm): FormProblems {
  return {
    ...visualizationProblems(form),
    ...form.metrics.reduce(
      (found, metric) => ({ ...found, ...metricProblems(metric, form.metrics) }),
      {},
    ),
    ...form.groups.reduce((found, group) => ({ ...found, ...groupProblems(group) }), {}),
    ...sortProblems(form),
    ...Object.fromEntries(
      missingNumbers(form.formatting, form.metrics).map((name) => [
        name,
        { code: 'valueRequired' } as const,
      ]),
    ),
  };
}

function visualizationProblems(form: AggregationForm): FormProblems {
  const { type, config } = form.visualization;
  if (type === '') return { 'visualization.type': { code: 'typeRequired' } };
  if (!isVisualization(type)) return {};
  const problems = shownOptions(type, config).flatMap((option): [string, FormProblem][] => {
    const value = optionValue(type, config, option);
    const problem = optionProblem(option, value);
    return problem ? [[`visualization.${option.name}`, problem]] : [];
  });
  const need = needProblem(type, {
    metrics: form.metrics.length,
    groups: form.groups.map(({ direction }) => direction),
  });
  return { ...(need && { 'visualization.type': need }), ...Object.fromEntries(problems) };
}

function optionProblem(option: VisualizationOption, value: unknown): FormProblem | undefined {
  const isRequired = option.kind === 'choice' || (option.kind === 'number' && option.isRequired);
  if (isRequired && isEmpty(value)) return { code: 'optionRequired', option: option.name };
  if (option.kind !== 'number' || !option.limits || typeof value !== 'number') return undefined;
  const [least, most] = option.limits;
  return value >= least && value <= most ? undefined : { code: 'optionOutOfRange', least, most };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export type NeedProblem = Extract<
  FormProblem,
  { code: 'metricRequired' } | { code: 'heatmapIncomplete' }
>;

/** What a visualization cannot be drawn without; undefined if it can be. */
export function needProblem(
  type: string,
  { metrics, groups }: { metrics: number; groups: readonly GroupItem['direction'][] },
): NeedProblem | undefined {
  const { needs } = isVisualization(type) ? visualizations[type] : { needs: 'nothing' as const };
  if (needs === 'metric, row and column') {
    const reasons: readonly (readonly [boolean, HeatmapReason])[] = [
      [groups.length < 2, 'twoGroups'],
      [new Set(groups).size < 2, 'bothDirections'],
      [metrics === 0, 'metric'],
    ];
    const found = reasons.flatMap(([applies, reason]) => (applies ? reason : []));
    return found.length === 0 ? undefined : { code: 'heatmapIncomplete', reasons: found };
  }
  return needs === 'metric' && metrics === 0 ? { code: 'metricRequired' } : undefined;
}

function metricProblems(metric: MetricItem, all: readonly MetricItem[]): FormProblems {
  const at = (member: string) => `metrics.${metric.key}.${member}`;
  const { function: name, field, parameter } = metric;
  if (name === '') return { [at('function')]: { code: 'functionRequired' } };
  const number = Number(parameter);
  return {
    ...(needsField({ name, parameter }) &&
      field === '' && { [at('field')]: { code: 'metricFieldRequired', function: name } as const }),
    ...(hasPercentile(name) &&
      (parameter.trim() === ''
        ? { [at('parameter')]: { code: 'percentileRequired' } as const }
        : !(number >= 0 && number <= 100) && {
            [at('parameter')]: { code: 'percentileOutOfRange' } as const,
          })),
    // The server returns metrics by name, so that only one of two equal names would show.
    ...(metric.name !== '' &&
      all.some((other) => other.key !== metric.key && other.name === metric.name) && {
        [at('name')]: { code: 'nameTaken' } as const,
      }),
  };
}

function groupProblems({ key, type, fields, limit, interval }: GroupItem): FormProblems {
  const at = (member: string) => `groups.${key}.${member}`;
  if (type === 'foreign') return {};
  return {
    ...(fields.length === 0 && { [at('fields')]: { code: 'fieldRequired' } as const }),
    ...(type === 'values' ? positive(at('limit'), limit, 'limitRequired') : {}),
    ...(type === 'time' && interval.type === 'timeunit'
      ? positive(at('interval'), interval.value, 'valueRequired')
      : {}),
    ...(type === 'time' && interval.type === 'auto' && scaling(at('interval'), interval.scaling)),
  };
}

const positive = (
  name: string,
  value: number | undefined,
  code: 'limitRequired' | 'valueRequired',
): FormProblems =>
  value === undefined
    ? { [name]: { code } }
    : value > 0
      ? // Servers read nothing else, and no larger numbers.
        Number.isInteger(value) && value <= MAX_INTEGER
        ? {}
        : { [name]: { code: 'notWhole' } }
      : { [name]: { code: 'notAboveZero' } };
const MAX_INTEGER = 2 ** 31 - 1;

const scaling = (name: string, value: number | undefined): FormProblems =>
  value === undefined
    ? { [name]: { code: 'scalingRequired' } }
    : value > 0 && value <= SCALING.max
      ? {}
      : { [name]: { code: 'scalingOutOfRange' } };

function sortProblems(form: AggregationForm): FormProblems {
  const isOverTime = form.groups.some(
    ({ direction, type }) => direction === 'row' && type === 'time',
  );
  const withoutEffect = form.visualization.type !== 'table' && isOverTime;
  return form.sorts.reduce<FormProblems>(
    (found, item) => ({ ...found, ...sortProblem(item, withoutEffect) }),
    {},
  );
}

function sortProblem(
  { key, target, direction }: SortFormItem,
  withoutEffect: boolean,
): FormProblems {
  return {
    ...(target === undefined
      ? { [`sorts.${key}.target`]: { code: 'fieldRequired' } as const }
      : withoutEffect && { [`sorts.${key}.target`]: { code: 'sortWithoutEffect' } as const }),
    ...(direction === undefined && {
      [`sorts.${key}.direction`]: { code: 'directionRequired' } as const,
    }),
  };
}
