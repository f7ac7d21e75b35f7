import { useState } from 'react';
import { lastingKey } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';

export const HISTORY_KEY = lastingKey('search.history');
const KEPT = 100;
const NONE: readonly string[] = [];
/** Position before the newest entry, which holds the text being typed. */
const BEFORE_NEWEST = -1;

export type QueryHistory = {
  /** Newest first, without duplicates. */
  queries: readonly string[];
  remember: (query: string) => void;
  /**
   * Returns an earlier (-1) or later (1) query than the current text, and finally the typed text
   * again; undefined at the end.
   */
  recall: (step: -1 | 1, text: string) => string | undefined;
};

/** The queries this user ran in this browser. Graylog has no server-side history before 6.0. */
export function useQueryHistory(): QueryHistory {
  const [queries, setQueries] = useDraft<readonly string[]>(HISTORY_KEY, NONE);
  const [place, setPlace] = useState({ at: BEFORE_NEWEST, typed: '' });
  return {
    queries,
    remember: (query) => {
      setPlace({ at: BEFORE_NEWEST, typed: '' });
      if (query.trim() !== '' && query !== queries[0])
        setQueries([query, ...queries.filter((one) => one !== query)].slice(0, KEPT));
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
