/** The text of a member in lists and suggestions; empty if it is missing. */
export function columnOf(item: object, column: string): string {
  const value: unknown = Reflect.get(item, column === '_id' ? 'id' : column);
  return value === null || value === undefined ? '' : String(value);
}
