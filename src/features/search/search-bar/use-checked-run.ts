import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { SettingsChange } from '@/domain/search/session/reduce-session';
import { queryInputQueries, validateNow, type QueryScope } from '@/shared/query-input/queries';
import { verdictOf, type Verdict } from '@/shared/query-input/verdict';
import { changeOf, type ChangeOf } from '@/views/session/session-context';
import { useLatest } from '@/ui/latest/use-latest';

type Change = ChangeOf<SettingsChange>;
type Checked = {
  /** What stands in the input. */
  text: string;
  /** The query of the address, which the text was typed over. */
  query: string;
  scope: QueryScope;
  go: (text: string, change: Change) => void;
};

export type CheckedRun = {
  verdict: Verdict;
  /** The server is asked about the text. */
  checking: boolean;
  /** How often a run was refused. */
  refusals: number;
  run: (change?: Change) => void;
};

/**
 * Runs what is typed once the server has looked at it: an error stops it. Nobody
 * presses Enter twice for that: while the check is on its way the run waits for it, and takes the
 * text one sees by then.
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

  const finish = (known: Verdict, wanted: string, change: Change) => {
    if (known.known && known.status === 'ERROR') setRefusals((count) => count + 1);
    else latest.current.go(wanted, change);
  };
  const check = async () => {
    const { query } = latest.current;
    let checked: Checked;
    let answer: Awaited<ReturnType<typeof validateNow>>;
    do {
      checked = latest.current;
      answer = await validateNow(client, checked.text, checked.scope);
      // The user has opened another search in the meantime.
      if (latest.current.query !== query) return;
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

/** One change after the other. */
const both =
  (one: Change, other: Change): Change =>
  (now) => {
    const { refresh, follow, ...first } = changeOf(one, now);
    const overrides = {
      ...(refresh !== undefined && { refresh }),
      ...(follow !== undefined && { follow }),
    };
    return { ...first, ...overrides, ...changeOf(other, { ...now, ...first }) };
  };
