import type { AggregationForm, GroupItem, MetricItem, SortFormItem, SortTarget } from './form';
import { functionOf } from './form-codec';
import { isVisualization, visualizations } from './visualizations';

/**
 * What can be sorted by: nothing of a kind that another sort item has, except the current target of
 * an item, because the head of a table can sort by several columns of a kind.
 */
export function sortTargets(
  { metrics, groups, sorts }: AggregationForm,
  current: SortFormItem | undefined,
): SortTarget[] {
  const others = sorts.filter(({ key }) => key !== current?.key).map(({ target }) => target?.type);
  const byGroup = groups
    .filter(({ type }) => type !== 'foreign')
    .flatMap(({ fields }) => fields)
    .map((field): SortTarget => ({ type: 'pivot', field }));
  // The latest value of a field has no order on the server.
  const byMetric = metrics
    .filter((metric) => functionOf(metric) !== undefined && metric.function !== 'latest')
    .map(({ key }): SortTarget => ({ type: 'series', metric: key }));
  return [...byGroup, ...byMetric].filter(
    (target) => !others.includes(target.type) || isSameTarget(target, current?.target),
  );
}

const isSameTarget = (one: SortTarget, other: SortTarget | undefined): boolean =>
  one.type === 'series'
    ? other?.type === 'series' && one.metric === other.metric
    : other?.type === 'pivot' && one.field === other.field;

/** Where a new grouping goes: beside a time axis it makes a series of each value. */
export const newDirection = ({ groups }: AggregationForm): GroupItem['direction'] =>
  groups.some(({ direction, type }) => direction === 'row' && type === 'time') &&
  groups.every(({ direction }) => direction === 'row')
    ? 'column'
    : 'row';

/** Whether the sections of the editor can take another part. */
export const canAdd = (form: AggregationForm) => ({
  metric: true,
  group: true,
  sort: sortTargets(form, undefined).length > 0,
});

/** Events can be marked on an axis that groups the timestamp of messages by time. */
export function offersEventAnnotations({ visualization: { type }, groups }: AggregationForm) {
  const [first] = groups.filter(({ direction }) => direction === 'row');
  return (
    isVisualization(type) &&
    visualizations[type].hasEventAnnotations === true &&
    first?.type === 'time' &&
    first.fields[0] === 'timestamp'
  );
}

/** The name of a metric in results and menus. */
export const metricName = (metric: MetricItem): string => metric.name || (functionOf(metric) ?? '');
