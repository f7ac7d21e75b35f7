import {
  anyObjectOrNull,
  flagOr,
  listOf,
  numberOr,
  objectOf,
  oneOf,
  text,
  textOr,
  textOrNull,
  texts,
  type Codec,
} from '../../lossless';
import { isObject, type JsonObject } from '../../../json-object';
import type { FieldUnits, Unit } from '../../formatting/formatting';
import type {
  AggregationConfig,
  Pivot,
  PivotInterval,
  Series,
  SortItem,
  TimePivot,
  ValuesPivot,
} from '../widget';

/** Maximum number of groups of a pivot that does not set one, as on the server. */
export const DEFAULT_LIMIT = 15;

type Known<Shape> = Omit<Shape, 'kept'>;

/** asc and desc are accepted as well. */
const direction: Codec<SortItem['direction']> = {
  read: (wire) => (typeof wire === 'string' && /^asc/i.test(wire) ? 'Ascending' : 'Descending'),
  write: (value) => value,
};

export const sortItem: Codec<SortItem> = objectOf<Known<SortItem>>({
  type: ['type', oneOf(['pivot', 'series'], 'pivot')],
  field: ['field', text],
  direction: ['direction', direction],
});

const namedSeries = objectOf<Known<Series>>({
  function: ['function', text],
  config: ['config', objectOf<{ name: string | null }>({ name: ['name', textOrNull] })],
});
/** A series may also be a plain function string. */
const series: Codec<Series> = {
  read: (wire) =>
    typeof wire === 'string' ? { function: wire, config: { name: null } } : namedSeries.read(wire),
  write: (value) => namedSeries.write(value),
};

type AutoInterval = Extract<PivotInterval, { type: 'auto' }>;
type UnitInterval = Extract<PivotInterval, { type: 'timeunit' }>;
const auto = objectOf<Known<AutoInterval>>({
  type: ['type', oneOf(['auto'], 'auto')],
  scaling: ['scaling', numberOr(1)],
});
const unit = objectOf<Known<UnitInterval>>({
  type: ['type', oneOf(['timeunit'], 'timeunit')],
  value: ['value', numberOr(1)],
  unit: ['unit', textOr('minutes')],
});
const interval: Codec<PivotInterval> = {
  read: (wire) =>
    isObject(wire) && wire['type'] === 'timeunit' ? unit.read(wire) : auto.read(wire),
  write: (value) => (value.type === 'auto' ? auto.write(value) : unit.write(value)),
};

/** The part of a pivot's configuration that its search type repeats. */
export const valuesConfig = objectOf<Known<ValuesPivot['config']>>({
  limit: ['limit', numberOr(DEFAULT_LIMIT)],
  skipEmptyValues: ['skip_empty_values', flagOr(false)],
});
const timeConfig = objectOf<Known<TimePivot['config']>>({ interval: ['interval', interval] });
const values = objectOf<Known<ValuesPivot>>({
  type: ['type', oneOf(['values'], 'values')],
  fields: ['fields', texts],
  config: ['config', valuesConfig],
});
const time = objectOf<Known<TimePivot>>({
  type: ['type', oneOf(['time'], 'time')],
  fields: ['fields', texts],
  config: ['config', timeConfig],
});

const pivot: Codec<Pivot> = {
  read(wire) {
    const type = isObject(wire) ? wire['type'] : undefined;
    if (type === 'values') return values.read(withFields(wire));
    return type === 'time' ? time.read(withFields(wire)) : { type: 'foreign', wire };
  },
  write(value) {
    if (value.type === 'foreign') return value.wire;
    const wire = (value.type === 'values' ? values.write(value) : time.write(value)) as JsonObject;
    const { [OLD_NAME]: field, ...current } = wire;
    if (field === undefined) return wire;
    if (value.fields.length !== 1 || value.fields[0] !== field) return current;
    const { fields: _, ...old } = wire;
    return old;
  },
};

/** Earlier versions stored one field under this name; it is written so until it is changed. */
const OLD_NAME = 'field';
const withFields = (wire: unknown): unknown =>
  isObject(wire) && typeof wire[OLD_NAME] === 'string' && !Object.hasOwn(wire, 'fields')
    ? { ...wire, fields: [wire[OLD_NAME]] }
    : wire;

/** Units of Graylog as ours; others, such as kilobytes, are kept and not shown. */
const GRAYLOG_UNITS: Readonly<Record<string, Unit>> = {
  'time ns': 'ns',
  'time μs': 'us',
  'time ms': 'ms',
  'time s': 's',
  'time min': 'min',
  'time h': 'h',
  'time d': 'd',
  'size b': 'bytes-si',
  'percent d%': 'ratio',
  'percent %': 'percent',
};

const fieldUnits: Codec<FieldUnits | undefined> = {
  read: (wire) =>
    isObject(wire)
      ? Object.fromEntries(
          Object.entries(wire).flatMap(([field, given]) => {
            const unit =
              isObject(given) && GRAYLOG_UNITS[`${given['unit_type']} ${given['abbrev']}`];
            return unit ? [[field, unit] as const] : [];
          }),
        )
      : undefined,
  // Read only: what is stored stays as it is.
  write: () => undefined,
};

/** The formatting is stored outside the widget. */
export const aggregationConfig: Codec<AggregationConfig> = objectOf<
  Omit<AggregationConfig, 'kept' | 'formatting'>
>({
  rowPivots: ['row_pivots', listOf(pivot)],
  columnPivots: ['column_pivots', listOf(pivot)],
  series: ['series', listOf(series)],
  sort: ['sort', listOf(sortItem)],
  visualization: ['visualization', textOr('table')],
  visualizationConfig: ['visualization_config', anyObjectOrNull],
  formattingSettings: ['formatting_settings', anyObjectOrNull],
  rollup: ['rollup', flagOr(true)],
  eventAnnotation: ['event_annotation', flagOr(false)],
  units: ['units', fieldUnits],
});
