import { isObject } from '../../json-object';
import { defaultSize } from '../view/arrange-widgets';
import type {
  AggregationConfig,
  MessagesConfig,
  Pivot,
  Widget,
  WidgetPosition,
} from '../widgets/widget';

const LONGEST_TITLE = 300;
/** Rows of a grid that no dashboard reaches. */
const LAST_ROW = 10_000;
const [COLUMNS, HIGHEST] = [12, 100];
/** More groups than any server returns. */
const MOST_GROUPS = 10_000;

/**
 * A widget from outside the console, reduced to what a server accepts; undefined if nothing sound
 * remains. Unknown members would make the server refuse the whole view.
 */
export function soundWidget(widget: Widget): Widget | undefined {
  const { kept: _, ...known } = widget;
  const common = {
    ...known,
    filters: widget.filters.filter(isObject),
    streams: [...new Set(widget.streams)],
  };
  switch (common.kind) {
    case 'messages':
      return { ...common, config: soundTable(common.config) };
    case 'aggregation':
      return { ...common, config: soundAggregation(common.config) };
    case 'text':
      return { ...common, config: { markdown: common.config.markdown } };
    case 'foreign':
      return /^[\w.:-]{1,100}$/.test(common.type) && isObject(common.config) ? common : undefined;
    default:
      return undefined;
  }
}

function soundTable({ kept: _, ...config }: MessagesConfig): MessagesConfig {
  return {
    ...config,
    decorators: config.decorators.filter(isObject),
    sort: config.sort.map(withoutKept),
  };
}

function soundAggregation({ kept: _, ...config }: AggregationConfig): AggregationConfig {
  return {
    ...config,
    rowPivots: config.rowPivots.flatMap(soundPivot),
    columnPivots: config.columnPivots.flatMap(soundPivot),
    series: config.series
      .map(withoutKept)
      .filter(({ function: written }) => written !== '')
      .map((series) => ({ ...series, config: { name: series.config.name } })),
    sort: config.sort.map(withoutKept),
  };
}

/** Groups of unknown types cannot be checked. */
function soundPivot(pivot: Pivot): Pivot[] {
  if (pivot.type === 'foreign' || pivot.fields.length === 0) return [];
  const { kept: _, ...known } = pivot;
  if (known.type === 'time') {
    const { interval } = known.config;
    return [{ ...known, config: { interval: withoutKept(interval) } }];
  }
  const { limit, skipEmptyValues } = known.config;
  const sound = Math.min(Math.max(Math.round(limit), 1), MOST_GROUPS);
  return [{ ...known, config: { limit: sound, skipEmptyValues } }];
}

const withoutKept = <Value extends { kept?: unknown }>({ kept: _, ...rest }: Value) =>
  rest as Value;

/** A title of one line; undefined for none. */
export function soundTitle(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined;
  const line = title.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
  return line === '' ? undefined : line;
}

/** A position on the grid; others are below it or of the default size. */
export function soundPosition(
  position: WidgetPosition | undefined,
  kind: Widget['kind'],
): WidgetPosition {
  if (!position) return { col: 1, row: 1, ...defaultSize(kind) };
  const { col, row, width, height } = position;
  const left = within(col, COLUMNS);
  return {
    col: left,
    row: within(row, LAST_ROW),
    width: width >= COLUMNS ? Infinity : within(width, COLUMNS + 1 - left),
    height: within(height, HIGHEST),
  };
}

const within = (value: number, most: number): number =>
  Number.isNaN(value) ? 1 : Math.min(Math.max(Math.round(value), 1), most);
