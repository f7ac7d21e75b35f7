const KEY = 'console.open-messages';
/** More are not read at once, and each is loaded in full. */
const KEPT = 100;

type Stored = { search: string; tables: Record<string, readonly string[]> };

/** The messages that were open in a table before the page was reloaded; none in another search. */
export function readOpenMessages(search: string, table: string): readonly string[] {
  const stored = read();
  return stored?.search === search && Object.hasOwn(stored.tables, table)
    ? (stored.tables[table] ?? [])
    : [];
}

/** Remembers them in this tab. */
export function writeOpenMessages(search: string, table: string, keys: readonly string[]): void {
  const stored = read();
  const tables = stored?.search === search ? stored.tables : {};
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({
        search,
        tables: { ...tables, [table]: keys.slice(-KEPT) },
      } satisfies Stored),
    );
  } catch {
    return;
  }
}

function read(): Stored | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<Stored>;
    const { search, tables } = stored;
    return typeof search === 'string' && typeof tables === 'object'
      ? {
          search,
          tables: Object.fromEntries(
            Object.entries(tables).map(([table, keys]) => [
              table,
              Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
            ]),
          ),
        }
      : undefined;
  } catch {
    return undefined;
  }
}
