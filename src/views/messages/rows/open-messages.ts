const KEY = 'console.open-messages';
/** More are not read at once, and each is loaded in full. */
const KEPT = 100;
/** Those that changed last. */
const KEPT_TABLES = 50;

/** Each table has a search of its own, of which these messages are open. */
type Stored = { table: string; search: string; keys: readonly string[] };

/**
 * The messages that were open in a table before the page was reloaded or another page of the
 * dashboard was shown; none in another search.
 */
export function readOpenMessages(search: string, table: string): readonly string[] {
  return read().find((one) => one.table === table && one.search === search)?.keys ?? [];
}

/** Remembers them in this tab. */
export function writeOpenMessages(search: string, table: string, keys: readonly string[]): void {
  const others = read().filter((one) => one.table !== table);
  const now: Stored[] =
    keys.length === 0 ? others : [...others, { table, search, keys: keys.slice(-KEPT) }];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now.slice(-KEPT_TABLES)));
  } catch {
    return;
  }
}

function read(): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { table, search, keys } = value as Partial<Stored>;
  return (
    typeof table === 'string' &&
    typeof search === 'string' &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string')
  );
}
