/**
 * A value of a message field as JSON holds it. Integers beyond 2^53 are `bigint`, all other numbers `number`,
 * so that an order id reads on screen as it was sent.
 */
export type FieldValue = string | number | bigint | boolean | null | readonly FieldValue[] | { readonly [key: string]: FieldValue };
export type Fields = Readonly<Record<string, FieldValue>>;
