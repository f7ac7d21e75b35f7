import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { SettingsChange } from '@/domain/search/view-state/reduce-view-state';
import {
  queryInputQueries,
  validateNow,
  type QueryScope,
} from '@/shared/query-input/completion/queries';
import { verdictOf, type Verdict } from '@/shared/query-input/verdict/verdict';
import { changeOf, type ChangeOf } from '@/views/view-state/view-state-context';
import { useLatest } from '@/ui/latest/use-latest';

type Change = ChangeOf<SettingsChange>;
type Checked = {
  /** The content of the input. */
  text: string;
  /** The query that ran last. */
  submitted: string;
  scope: QueryScope;
  go: (text: string, change: Change) => void;
};

export type CheckedRun = {
  verdict: Verdict;
  /** Validation is in flight. */
  checking: boolean;
  /** How often a run was rejected. */
  refusals: number;
  run: (change?: Change) => void;
};

/**
 * Runs the typed query once the server has validated it; an error prevents the run. While the
 * validation is in flight the run is pending, so that Enter is pressed only once, and uses the text
 * in the input by then.
 */
export function useCheckedRun(now: Checked): CheckedRun {
  const { text, scope } = now;
  const client = useQueryClient();
  const latest = useLatest(now);
  const pending = useRef<Change>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const validation = useQuery(queryInputQueries.validation(text, scope));
  const verdict = useMemo(() => verdictOf(text, validation.data), [text, validation.data]);

  const finish = (known: Verdict, query: string, change: Change) => {
    if (known.known && known.status === 'ERROR') setRefusals((count) => count + 1);
    else latest.current.go(query, change);
  };
  const check = async () => {
    const { submitted } = latest.current;
    let checked: Checked;
    let answer: Awaited<ReturnType<typeof validateNow>>;
    do {
      checked = latest.current;
      answer = await validateNow(client, checked.text, checked.scope);
      // Another search was opened meanwhile.
      if (latest.current.submitted !== submitted) return;
    } while (latest.current.text !== checked.text);
    finish(verdictOf(checked.text, answer), checked.text, pending.current ?? {});
  };
  const run = (change: Change = {}) => {
    const waits = pending.current !== undefined;
    if (!waits && !validation.isFetching) return finish(verdict, text, change);
    pending.current = both(pending.current ?? {}, change);
    if (waits) return;
    setWaiting(true);
    void check().finally(() => {
      pending.current = undefined;
      setWaiting(false);
    });
  };
  return { verdict, checking: waiting || validation.isFetching, refusals, run };
}

/** Combines two pending changes; the later one wins. */
const both =
  (one: Change, other: Change): Change =>
  (now) => {
    const { refresh, follow, filter: _, ...first } = changeOf(one, now);
    const overrides = {
      ...(refresh !== undefined && { refresh }),
      ...(follow !== undefined && { follow }),
    };
    return { ...first, ...overrides, ...changeOf(other, { ...now, ...first }) };
  };
