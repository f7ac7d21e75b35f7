import { DEFAULT_LIMIT } from '../widgets/models/aggregation-codec';
import { unreachable } from '../../unreachable';
import {
  AUTO_INTERVAL,
  type AggregationForm,
  type FormInterval,
  type GroupItem,
  type MetricItem,
  type SortFormItem,
} from './form';
import { sortTargets } from './form-choices';
import { problemsOf } from './form-problems';
import { PLAIN_FORM, type FormattingForm, type MetricFormatForm } from './formatting-form';
import { defaultFormat } from '../formatting/formatting';
import { acceptsAnyField, hasPercentile, hasStrategy, STRATEGIES } from '../metric-function';
import { isVisualization, visualizations, type VisualizationConfig } from './visualizations';

/** The lists of a form whose items can be removed and moved. */
export type FormList = 'metrics' | 'groups' | 'sorts';

/** One step of editing. `key` of a new part must be unique in the form. */
export type FormAction =
  | { type: 'visualization'; to: string }
  | { type: 'options'; changes: VisualizationConfig }
  | { type: 'eventAnnotation'; on: boolean }
  | { type: 'formatting'; settings: AggregationForm['formattingSettings'] }
  | { type: 'addMetric'; key: string }
  | { type: 'metric'; key: string; changes: Partial<Omit<MetricItem, 'key'>> }
  | { type: 'addGroup'; key: string; direction: GroupItem['direction'] }
  /** `areDates` tells whether all fields are dates, which are grouped by time. */
  | { type: 'groupFields'; key: string; fields: readonly string[]; areDates: boolean }
  | {
      type: 'group';
      key: string;
      changes: Partial<Pick<GroupItem, 'direction' | 'limit' | 'skipEmptyValues'>> & {
        interval?: FormInterval;
      };
    }
  /** Only the most frequent values of a grouping; `sortKey` names the sort that this may add. */
  | { type: 'topValues'; key: string; sortKey: string }
  | { type: 'rollup'; on: boolean }
  /** `typed` names a box in which a text is typed, which is a single step. */
  | { type: 'metricFormat'; key: string; changes: Partial<MetricFormatForm>; typed?: string }
  | { type: 'display'; changes: Partial<FormattingForm>; typed?: string }
  | { type: 'addSort'; key: string }
  | { type: 'sort'; key: string; changes: Partial<Pick<SortFormItem, 'target' | 'direction'>> }
  | { type: 'remove'; list: FormList; key: string }
  /** Puts the items of a list in the order of `keys`. */
  | { type: 'order'; list: FormList; keys: readonly string[] }
  | { type: 'replace'; form: AggregationForm };

/**
 * The form after one step. What a removed or changed part was referred to by is removed as well, and
 * bars that become those of a value over time are stacked.
 */
export const reduceForm = (form: AggregationForm, action: FormAction): AggregationForm =>
  action.type === 'replace' ? pruned(action.form) : withStacks(form, pruned(reduced(form, action)));

function reduced(
  form: AggregationForm,
  action: Exclude<FormAction, { type: 'replace' }>,
): AggregationForm {
  switch (action.type) {
    case 'visualization':
      return action.to === form.visualization.type
        ? form
        : { ...form, visualization: { type: action.to, config: defaultsOf(action.to) } };
    case 'options': {
      const { type, config } = form.visualization;
      const next = { ...(config ?? defaultsOf(type)), ...action.changes };
      return { ...form, visualization: { type, config: next } };
    }
    case 'eventAnnotation':
      return { ...form, eventAnnotation: action.on };
    case 'formatting':
      return { ...form, formattingSettings: action.settings };
    case 'addMetric':
      return { ...form, metrics: [...form.metrics, newMetric(action.key)] };
    case 'metric':
      return {
        ...form,
        metrics: onItem(form.metrics, action.key, (one) => changedMetric(one, action.changes)),
      };
    case 'metricFormat':
      return {
        ...form,
        metrics: onItem(form.metrics, action.key, (one) => ({
          ...one,
          format: { ...one.format, ...action.changes },
        })),
      };
    case 'display':
      return { ...form, formatting: { ...form.formatting, ...action.changes } };
    case 'addGroup':
      return { ...form, groups: [...form.groups, newGroup(action.key, action.direction)] };
    case 'groupFields':
      return {
        ...form,
        groups: onItem(form.groups, action.key, (one) => withFields(one, action)),
      };
    case 'group':
      return {
        ...form,
        groups: onItem(form.groups, action.key, (one) => ({ ...one, ...action.changes })),
      };
    case 'topValues':
      return withTopValues(form, action);
    case 'rollup':
      return { ...form, rollup: action.on };
    case 'addSort':
      return {
        ...form,
        sorts: [...form.sorts, { key: action.key, target: undefined, direction: 'Descending' }],
      };
    case 'sort':
      return {
        ...form,
        sorts: onItem(form.sorts, action.key, (one) => ({ ...one, ...action.changes })),
      };
    case 'remove':
      return { ...form, [action.list]: form[action.list].filter(({ key }) => key !== action.key) };
    case 'order':
      return { ...form, [action.list]: ordered<{ key: string }>(form[action.list], action.keys) };
    default:
      return unreachable(action);
  }
}

function withTopValues(
  form: AggregationForm,
  { key, sortKey }: { key: string; sortKey: string },
): AggregationForm {
  const metric = sortTargets(form, undefined).find(({ type }) => type === 'series');
  const sort = { key: sortKey, target: metric, direction: 'Descending' as const };
  const next = {
    ...form,
    groups: onItem(form.groups, key, (one) => ({ ...one, limit: topLimit(one) })),
    sorts: metric ? [sort, ...form.sorts] : form.sorts,
  };
  // A chart over time has no use for a sort.
  return Object.keys(problemsOf(next)).some((name) => name.startsWith(`sorts.${sortKey}.`))
    ? { ...next, sorts: form.sorts }
    : next;
}

const topLimit = ({ limit = DEFAULT_LIMIT }: GroupItem) =>
  Math.min(DEFAULT_LIMIT, Math.max(1, limit));

/** Whether a grouping already shows only its most frequent values. */
export const showsTopValues = (form: AggregationForm, group: GroupItem): boolean =>
  group.limit === topLimit(group) &&
  withTopValues(form, { key: group.key, sortKey: 'new' }).sorts.length === form.sorts.length;

const defaultsOf = (type: string): VisualizationConfig | null =>
  isVisualization(type) ? visualizations[type].defaults : null;

const newMetric = (key: string): MetricItem => ({
  key,
  function: '',
  field: '',
  parameter: '',
  name: '',
  format: PLAIN_FORM,
});

const newGroup = (key: string, direction: GroupItem['direction']): GroupItem => ({
  key,
  direction,
  fields: [],
  type: 'values',
  limit: DEFAULT_LIMIT,
  skipEmptyValues: false,
  interval: AUTO_INTERVAL,
});

/** A function keeps the field of the previous one unless it cannot be computed of it. */
function changedMetric(metric: MetricItem, changes: Partial<MetricItem>): MetricItem {
  const changed = { ...metric, ...changes };
  const { function: name } = changed;
  const isOther = name !== metric.function;
  const next =
    isOther && !hasPercentile(name) ? { ...changed, parameter: parameterOf(name) } : changed;
  const takesAny = ({ function: called, parameter }: MetricItem) =>
    acceptsAnyField({ name: called, parameter });
  const losesField = changes.field === undefined && takesAny(metric) && !takesAny(next);
  return {
    ...next,
    ...(losesField && { field: '' }),
    ...(isOther && { format: { ...next.format, unit: unitAfter(metric, name) } }),
  };
}

const parameterOf = (name: string) => (hasStrategy(name) ? STRATEGIES[0] : '');

/** Numbers of messages or values have no unit, and shares are percentages. */
const unitAfter = ({ function: before, format }: MetricItem, name: string) =>
  ['count', 'card', 'percentage'].includes(name) || hasStrategy(before)
    ? defaultFormat(name).unit
    : format.unit;

/** Dates are grouped by time, all others by value; without a field the grouping starts anew. */
function withFields(
  group: GroupItem,
  { fields, areDates }: { fields: readonly string[]; areDates: boolean },
): GroupItem {
  const type = fields.length > 0 && areDates ? 'time' : 'values';
  if (type === group.type) return { ...group, fields };
  return {
    ...group,
    fields,
    type,
    limit: DEFAULT_LIMIT,
    skipEmptyValues: false,
    interval: AUTO_INTERVAL,
  };
}

const onItem = <Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  change: (item: Item) => Item,
): Item[] => items.map((item) => (item.key === key ? change(item) : item));

/** Only the step that makes them such bars: afterwards, the mode is what users chose. */
function withStacks(before: AggregationForm, after: AggregationForm): AggregationForm {
  if (areBarsOverTime(before) || !areBarsOverTime(after)) return after;
  const config = after.visualization.config ?? defaultsOf('bar');
  const mode = config?.['barmode'] ?? 'group';
  if (mode !== 'group') return after;
  return { ...after, visualization: { type: 'bar', config: { ...config, barmode: 'stack' } } };
}

const areBarsOverTime = ({ visualization, groups }: AggregationForm): boolean =>
  visualization.type === 'bar' &&
  groups.some(({ direction, type }) => direction === 'row' && type === 'time') &&
  groups.some(({ direction, fields }) => direction === 'column' && fields.length > 0);

/** Items that are not in `keys` stay at the end. */
function ordered<Item extends { key: string }>(
  items: readonly Item[],
  keys: readonly string[],
): readonly Item[] {
  const placeOf = ({ key }: Item) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Removes what refers to parts that no longer exist: sorts and pinned columns. */
function pruned(form: AggregationForm): AggregationForm {
  const metrics = new Set(form.metrics.map(({ key }) => key));
  const fields = new Set(form.groups.flatMap((group) => group.fields));
  const sorts = form.sorts.filter(
    ({ target }) =>
      target === undefined ||
      (target.type === 'series' ? metrics.has(target.metric) : fields.has(target.field)),
  );
  const { type, config } = form.visualization;
  const pinned = config?.['pinned_columns'];
  const rows = new Set(
    form.groups.flatMap(({ direction, fields: own }) => (direction === 'row' ? own : [])),
  );
  const kept = Array.isArray(pinned)
    ? pinned.filter((field) => typeof field === 'string' && rows.has(field))
    : undefined;
  const visualization =
    kept !== undefined && Array.isArray(pinned) && kept.length < pinned.length
      ? { type, config: { ...config, pinned_columns: kept } }
      : form.visualization;
  return sorts.length === form.sorts.length && visualization === form.visualization
    ? form
    : { ...form, sorts, visualization };
}
