import type { ResultMessage } from '@/contract/search';
import { readInstant } from '@/domain/format/instants/instant';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { PAGE_SIZE, type SearchRequest } from '@/views/execution/search-request';

/** The server rejects a larger `offset + limit`. */
export const RESULT_WINDOW = 10_000;

export type PageRequest = { range: AbsoluteRange; offset: number; limit: number };
export type LoadedPage = { request: PageRequest; messages: readonly ResultMessage[] };

type Sort = SearchRequest['sort'];

/**
 * A message may be stored in several index sets; each copy is a row of its own, as the server
 * counts it.
 */
export function messageKey(message: ResultMessage): string {
  const known = keyCache.get(message);
  if (known !== undefined) return known;
  const key = `${message.index}/${String(message.message['_id'] ?? message.message['gl2_message_id'])}`;
  keyCache.set(message, key);
  return key;
}

const keyCache = new WeakMap<ResultMessage, string>();

/** `rowOf` maps the key of a message to its row index. */
export type LoadedRows = { rows: readonly ResultMessage[]; rowOf: ReadonlyMap<string, number> };

/**
 * Merges pages and drops duplicates: windows overlap at equal timestamps, and late arrivals shift
 * offsets.
 */
export function rowsOf(pages: readonly LoadedPage[]): LoadedRows {
  const [first] = pages;
  if (!first) return { rows: [], rowOf: new Map() };
  const before = mergedByFirstPage.get(first);
  const known =
    before && before.pages <= pages.length
      ? before
      : { pages: 0, rows: [], rowOf: new Map<string, number>() };
  if (known.pages === pages.length) return known;
  const rows = [...known.rows];
  for (const message of pages.slice(known.pages).flatMap(({ messages }) => messages)) {
    const key = messageKey(message);
    if (known.rowOf.has(key)) continue;
    known.rowOf.set(key, rows.length);
    rows.push(message);
  }
  const now = { pages: pages.length, rows, rowOf: known.rowOf };
  mergedByFirstPage.set(first, now);
  return now;
}

/**
 * Caches the merged rows by first page: a list only grows, and tens of thousands of rows are not
 * merged again for each page.
 */
const mergedByFirstPage = new WeakMap<
  LoadedPage,
  { pages: number; rows: ResultMessage[]; rowOf: Map<string, number> }
>();

export function firstPage(range: AbsoluteRange, messages: readonly ResultMessage[]): LoadedPage {
  return { request: { range, offset: 0, limit: PAGE_SIZE }, messages };
}

/**
 * The next page below rows that arrived while following: it continues from the last row, wherever
 * in the window that is by now.
 */
export function followedPage(
  window: AbsoluteRange,
  messages: readonly ResultMessage[],
  slices?: SlicedWindow,
): { first: LoadedPage; slices: SlicedWindow | undefined } {
  const instant = readInstant(String(messages.at(-1)?.message['timestamp']));
  if (instant === undefined) return { first: firstPage(window, messages), slices };
  const to = new Date(instant + 1).toISOString();
  const [newest, ...older] = slices?.parts ?? [];
  const parts = newest && [
    { ...newest, range: { ...newest.range, to: newest.range.to > to ? newest.range.to : to } },
    ...older,
  ];
  const range = parts?.find(({ range: { from } }) => Date.parse(from) <= instant)?.range ?? window;
  return {
    first: {
      request: {
        range: { ...range, to: parts && range.to < to ? range.to : to },
        offset: 0,
        limit: 0,
      },
      messages,
    },
    slices: parts && slices && { ...slices, parts },
  };
}

/** `rows` loaded so far, of `total` counted. */
export type Loaded = { rows: number; total: number; sort: Sort; slices?: SlicedWindow | undefined };
/**
 * A sliced search is paged slice by slice, because the whole window takes the server too long; see
 * `SliceProgress`.
 */
export type SlicedWindow = {
  parts: readonly { range: AbsoluteRange; total: number }[];
  running: boolean;
};

/**
 * Maximum page size: the cost of a page hardly grows with its rows, so long lists load in few
 * requests.
 */
const LONG_PAGE = 600;
/** Pages stay short if rows average more characters than this. */
const LONG_ROW = 4_000;
/** Rows sampled to estimate the average length. */
const SAMPLE = 20;

/** The size of the page after `last`: doubled each time, unless rows are long. */
function sizeAfter({ messages, request }: LoadedPage): number {
  const sample = messages.slice(-SAMPLE);
  const characters = sample.reduce(
    (sum, { message }) =>
      Object.values(message).reduce<number>(
        (all, value) => all + (typeof value === 'string' ? value.length : 0),
        sum,
      ),
    0,
  );
  return characters > LONG_ROW * sample.length
    ? PAGE_SIZE
    : Math.min(LONG_PAGE, Math.max(PAGE_SIZE, 2 * request.limit));
}

/**
 * The next page to request; undefined at the end of the list or of what the server returns (see
 * `reach`).
 */
export function nextPage(last: LoadedPage, loaded: Loaded): PageRequest | undefined {
  return loaded.slices
    ? nextInSlices(last, loaded, loaded.slices.parts)
    : nextInWindow(last, loaded);
}

function nextInSlices(
  last: LoadedPage,
  loaded: Loaded,
  parts: SlicedWindow['parts'],
): PageRequest | undefined {
  if (loaded.rows >= loaded.total) return undefined;
  const current = parts.findIndex(
    ({ range }) => range.from <= last.request.range.from && range.to >= last.request.range.to,
  );
  if (current < 0) return pageAt(parts, last.messages.length, sizeAfter(last));
  const within = nextInWindow(last, loaded);
  const next = parts.slice(current + 1).find(({ total }) => total > 0);
  return within ?? (next && { range: next.range, offset: 0, limit: sizeAfter(last) });
}

/** The page that starts at a row index of the whole window, as an offset into its slice. */
function pageAt(parts: SlicedWindow['parts'], row: number, size: number): PageRequest | undefined {
  let offset = row;
  for (const { range, total } of parts) {
    if (offset < total) return { range, offset, limit: Math.min(size, RESULT_WINDOW - offset) };
    offset -= total;
  }
  return undefined;
}

function nextInWindow(last: LoadedPage, { rows, total, sort }: Loaded): PageRequest | undefined {
  if (last.messages.length < last.request.limit || rows >= total) return undefined;
  const { range, offset, limit } = last.request;
  const [reached, size] = [offset + limit, sizeAfter(last)];
  if (reached < RESULT_WINDOW)
    return { range, offset: reached, limit: Math.min(size, RESULT_WINDOW - reached) };
  const window = sort.field === 'timestamp' ? nextWindow(last, sort) : undefined;
  return window && { range: window, offset: 0, limit: size };
}

/**
 * The window after the last row. It overlaps by a millisecond, because servers disagree on whether
 * the end of a range is inclusive; if a whole page shares one timestamp, it advances by a
 * millisecond.
 */
function nextWindow(
  { request: { range }, messages }: LoadedPage,
  { order }: Sort,
): AbsoluteRange | undefined {
  const instant = readInstant(String(messages.at(-1)?.message['timestamp'])) ?? NaN;
  if (Number.isNaN(instant)) return undefined;
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const next =
    order === 'DESC'
      ? { from, to: to > instant + 1 ? instant + 1 : to - 1 }
      : { from: from < instant ? instant : from + 1, to };
  return next.from > next.to
    ? undefined
    : {
        type: 'absolute',
        from: new Date(next.from).toISOString(),
        to: new Date(next.to).toISOString(),
      };
}

export type Reach =
  /** The search is still running and shows partial results. */
  | { kind: 'searching' }
  | { kind: 'more' }
  | { kind: 'all' }
  /**
   * The list ended with another number of rows than counted, because messages came or went
   * meanwhile.
   */
  | { kind: 'ended'; rows: number }
  /** The result window is exhausted; only a search sorted by time can page past it. */
  | { kind: 'window'; rows: number };

/** How far the loaded rows reach, for the tail of the table. */
export function reach(last: LoadedPage, loaded: Loaded): Reach {
  const { rows, total } = loaded;
  if (nextPage(last, loaded)) return { kind: 'more' };
  if (loaded.slices?.running) return { kind: 'searching' };
  if (rows === total) return { kind: 'all' };
  const cut = last.messages.length === last.request.limit && rows < total;
  return cut ? { kind: 'window', rows } : { kind: 'ended', rows };
}
