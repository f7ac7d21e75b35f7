/** A member as the text that lists compare and suggestions show; empty if there is none. */
export function columnOf(item: object, column: string): string {
  const value: unknown = Reflect.get(item, column === '_id' ? 'id' : column);
  return value === null || value === undefined ? '' : String(value);
}
