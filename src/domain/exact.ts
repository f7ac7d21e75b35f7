/**
 * The JSON value of a message field. Integers beyond 2^53 are `bigint` and all other numbers
 * `number`, so that ids are displayed exactly as sent.
 */
export type FieldValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };
export type Fields = Readonly<Record<string, FieldValue>>;

/** Reads an own property only: senders name fields `constructor` and `__proto__`. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

/**
 * Sets a property with an arbitrary name: a plain assignment to `__proto__` would create no member.
 */
export function putOwn<Value>(record: Record<string, Value>, name: string, value: Value): void {
  if (name === '__proto__')
    Object.defineProperty(record, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  else record[name] = value;
}
