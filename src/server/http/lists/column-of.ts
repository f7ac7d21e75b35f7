/** What lists compare and suggestions show: a member as text, and an empty text for none. */
export function columnOf(item: object, column: string): string {
  const value: unknown = Reflect.get(item, column === '_id' ? 'id' : column);
  return value === null || value === undefined ? '' : String(value);
}
