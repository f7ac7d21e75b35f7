export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value, of JSON mostly, has members by name: neither a list nor null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
