/**
 * A value of a message field as JSON holds it. Integers beyond 2^53 are `bigint`, all other numbers
 * `number`, so that an order id reads on screen as it was sent.
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

/**
 * What is filed under a name by somebody, never what objects have of themselves: senders name
 * fields `constructor` and `__proto__`.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

/**
 * Files a value under a name of somebody's choice: assigned to `__proto__` it would be no member at
 * all.
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
