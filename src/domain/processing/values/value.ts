/** An instant in a time zone: milliseconds since the epoch and an IANA name. */
export type DateTime = { readonly kind: 'date'; readonly ms: number; readonly zone: string };

/**
 * A value of the pipeline language. A `bigint` is a long, which keeps all 64 bits, and a `number` a
 * double, so that 1 and 1.0 differ as in Graylog.
 */
export type Value =
  | null
  | string
  | bigint
  | number
  | boolean
  | DateTime
  | readonly Value[]
  | ReadonlyMap<string, Value>;

/** The types of the language with their names in the API. `object` is a value of any type. */
export const VALUE_TYPES = {
  object: 'java.lang.Object',
  string: 'java.lang.String',
  long: 'java.lang.Long',
  double: 'java.lang.Double',
  boolean: 'java.lang.Boolean',
  date: 'org.joda.time.DateTime',
  list: 'java.util.List',
  map: 'java.util.Map',
} as const;

export type ValueType = keyof typeof VALUE_TYPES;

/** What a parameter of a type may hold, apart from null. */
export type ValueOf<Type extends ValueType> = {
  object: Exclude<Value, null>;
  string: string;
  long: bigint;
  double: number;
  boolean: boolean;
  date: DateTime;
  list: readonly Value[];
  map: ReadonlyMap<string, Value>;
}[Type];

export function typeOf(value: Exclude<Value, null>): Exclude<ValueType, 'object'> {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'bigint') return 'long';
  if (typeof value === 'number') return 'double';
  if (typeof value === 'boolean') return 'boolean';
  if (isMap(value)) return 'map';
  return isDate(value) ? 'date' : 'list';
}

export const isMap = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map;

export const isDate = (value: Value): value is DateTime =>
  typeof value === 'object' && value !== null && 'kind' in value;
