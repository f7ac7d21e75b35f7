export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named members, not a list and not null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
