import { useState } from 'react';
import { lastingKey } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';

export const HISTORY_KEY = lastingKey('search.history');
const KEPT = 100;
const NONE: readonly string[] = [];
/** Before the newest entry: what is being typed. */
const BEFORE_NEWEST = -1;

export type QueryHistory = {
  /** Newest first, each once. */
  queries: readonly string[];
  remember: (query: string) => void;
  /**
   * Goes from what stands in the input to an earlier (-1) or a later (1) query, and at last back to
   * what was typed; undefined where there is none.
   */
  recall: (step: -1 | 1, text: string) => string | undefined;
};

/**
 * The queries this user ran in this browser. The server keeps none (Graylog has no history before
 * 6.0).
 */
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
      // What stands there already is no step.
      const next = queries[at - step] === typed ? at - 2 * step : at - step;
      if (next < BEFORE_NEWEST || next >= queries.length) return undefined;
      setPlace({ at: next, typed });
      return queries[next] ?? typed;
    },
  };
}
