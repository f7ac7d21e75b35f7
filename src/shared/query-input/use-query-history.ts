import { useCallback, useMemo, useState } from 'react';
import type { TimeRange } from '@/domain/time-range/time-range';
import { lastingKey } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';

export const HISTORY_KEY = lastingKey('search.history');
const KEPT = 100;
/** Earlier versions stored the queries alone. */
const NONE: readonly (HistoryEntry | string)[] = [];
/** Position before the newest entry, which holds the text being typed. */
const BEFORE_NEWEST = -1;

/** A query with its latest run. */
export type HistoryEntry = {
  query: string;
  /** Milliseconds since the epoch. */
  at?: number;
  range?: TimeRange;
  /** The number of messages found; missing if the run did not finish. */
  total?: number;
};

export type QueryHistory = {
  /** Newest first, without duplicates. */
  entries: readonly HistoryEntry[];
  queries: readonly string[];
  remember: (query: string, range?: TimeRange) => void;
  /** Adds the number of messages to the newest entry, if it is this query and has none yet. */
  count: (query: string, total: number) => void;
  /**
   * Returns an earlier (-1) or later (1) query than the current text, and finally the typed text
   * again; undefined at the end.
   */
  recall: (step: -1 | 1, text: string) => string | undefined;
};

/** The queries this user ran in this browser. Graylog has no server-side history before 6.0. */
export function useQueryHistory(): QueryHistory {
  const [stored, setStored] = useDraft(HISTORY_KEY, NONE);
  const [place, setPlace] = useState({ at: BEFORE_NEWEST, typed: '' });
  const entries = useMemo(
    () => stored.map((one): HistoryEntry => (typeof one === 'string' ? { query: one } : one)),
    [stored],
  );
  const queries = useMemo(() => entries.map(({ query }) => query), [entries]);
  const [newest] = entries;
  const count = useCallback<QueryHistory['count']>(
    (query, total) => {
      if (newest?.query === query && newest.at !== undefined && newest.total === undefined)
        setStored([{ ...newest, total }, ...entries.slice(1)]);
    },
    [newest, entries, setStored],
  );
  return {
    entries,
    queries,
    count,
    remember: (query, range) => {
      setPlace({ at: BEFORE_NEWEST, typed: '' });
      if (query.trim() === '') return;
      const entry: HistoryEntry = { query, at: Date.now(), ...(range && { range }) };
      setStored([entry, ...entries.filter((one) => one.query !== query)].slice(0, KEPT));
    },
    recall: (step, text) => {
      const { at, typed } = queries[place.at] === text ? place : { at: BEFORE_NEWEST, typed: text };
      // Skips an entry equal to the current text.
      const next = queries[at - step] === typed ? at - 2 * step : at - step;
      if (next < BEFORE_NEWEST || next >= queries.length) return undefined;
      setPlace({ at: next, typed });
      return queries[next] ?? typed;
    },
  };
}
