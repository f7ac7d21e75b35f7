import type { GhostWindow, Unit } from '@/domain/search/formatting/formatting';
import type { STRATEGIES } from '@/domain/search/metric-function';
import type { FormProblem } from '@/domain/search/aggregation/form-problems';
import { t } from '@/shared/texts/t';
import { needText } from './need-text';

/** The name of an option of a visualization, by its name on the wire. */
export function optionName(option: string): string {
  const names: Readonly<Record<string, string>> = {
    barmode: t('editor.option.mode'),
    axis_type: t('editor.option.axisType'),
    interpolation: t('editor.option.interpolation'),
    pinned_columns: t('editor.option.pinnedColumns'),
    trend: t('editor.option.trend'),
    trend_preference: t('editor.option.trendPreference'),
    color_scale: t('editor.option.colorScale'),
    reverse_scale: t('editor.option.reverseScale'),
    auto_scale: t('editor.option.autoScale'),
    z_min: t('editor.option.min'),
    z_max: t('editor.option.max'),
    use_smallest_as_default: t('editor.option.smallestAsDefault'),
    default_value: t('editor.option.defaultValue'),
    zoom: t('editor.option.zoom'),
    center_x: t('editor.option.latitude'),
    center_y: t('editor.option.longitude'),
  };
  return names[option] ?? option;
}

/** The name of a choice of an option; colour scales are names themselves. */
export function choiceName(choice: string): string {
  const names: Readonly<Record<string, string>> = {
    group: t('editor.choice.group'),
    stack: t('editor.choice.stack'),
    relative: t('editor.choice.relative'),
    overlay: t('editor.choice.overlay'),
    linear: t('editor.choice.linear'),
    logarithmic: t('editor.choice.logarithmic'),
    'step-after': t('editor.choice.stepAfter'),
    spline: t('editor.choice.spline'),
    LOWER: t('editor.choice.lower'),
    NEUTRAL: t('editor.choice.neutral'),
    HIGHER: t('editor.choice.higher'),
  };
  return names[choice] ?? choice;
}

/** What is wrong, in the words of the interface. `type` is the visualization. */
export function problemText(problem: FormProblem, type: string): string {
  switch (problem.code) {
    case 'optionRequired':
      return t('editor.problem.optionRequired', { title: optionName(problem.option) });
    case 'optionOutOfRange':
      return t('editor.problem.optionOutOfRange', { least: problem.least, most: problem.most });
    case 'metricRequired':
    case 'heatmapIncomplete':
      return needText(problem, type);
    case 'metricFieldRequired':
      return t('editor.problem.metricFieldRequired', { function: problem.function });
    default:
      return plainProblem(problem.code);
  }
}

type PlainCode = Exclude<
  FormProblem['code'],
  | 'optionRequired'
  | 'optionOutOfRange'
  | 'metricRequired'
  | 'heatmapIncomplete'
  | 'metricFieldRequired'
>;

const plainProblem = (code: PlainCode): string =>
  ({
    typeRequired: t('editor.problem.typeRequired'),
    functionRequired: t('editor.problem.functionRequired'),
    percentileRequired: t('editor.problem.percentileRequired'),
    percentileOutOfRange: t('editor.problem.percentileOutOfRange'),
    nameTaken: t('editor.problem.nameTaken'),
    fieldRequired: t('editor.problem.fieldRequired'),
    scalingRequired: t('editor.problem.scalingRequired'),
    scalingOutOfRange: t('editor.problem.scalingOutOfRange'),
    valueRequired: t('editor.problem.valueRequired'),
    notWhole: t('editor.problem.notWhole'),
    notAboveZero: t('editor.problem.notAboveZero'),
    limitRequired: t('editor.problem.limitRequired'),
    directionRequired: t('editor.problem.directionRequired'),
    sortWithoutEffect: t('editor.problem.sortWithoutEffect'),
  })[code];

export const strategyName = (strategy: (typeof STRATEGIES)[number]): string =>
  ({ COUNT: t('editor.strategyOf.count'), SUM: t('editor.strategyOf.sum') })[strategy];

export const unitName = (unit: Unit): string =>
  ({
    plain: t('editor.unitOf.plain'),
    ns: t('editor.unitOf.ns'),
    us: t('editor.unitOf.us'),
    ms: t('editor.unitOf.ms'),
    s: t('editor.unitOf.s'),
    min: t('editor.unitOf.min'),
    h: t('editor.unitOf.h'),
    d: t('editor.unitOf.d'),
    bytes: t('editor.unitOf.bytes'),
    'bytes-si': t('editor.unitOf.bytesSi'),
    percent: t('editor.unitOf.percent'),
    ratio: t('editor.unitOf.ratio'),
  })[unit];

export const ghostChoice = (window: GhostWindow): string =>
  ({
    previous: t('editor.ghost.previous'),
    '1d': t('editor.ghost.day'),
    '1w': t('editor.ghost.week'),
  })[window];

export function intervalUnitName(unit: string): string {
  const names: Readonly<Record<string, string>> = {
    seconds: t('editor.unit.seconds'),
    minutes: t('editor.unit.minutes'),
    hours: t('editor.unit.hours'),
    days: t('editor.unit.days'),
    weeks: t('editor.unit.weeks'),
    months: t('editor.unit.months'),
    years: t('editor.unit.years'),
  };
  return names[unit] ?? unit;
}
