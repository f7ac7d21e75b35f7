import { useState } from 'react';
import { sameJson } from '@/domain/same-json';
import type { Execution } from '@/views/execution/search-request';
import { messageKey } from './paging';

export type ShownExecution = {
  shown: Execution;
  /** Pending messages of the latest execution; `more` marks a lower bound. */
  fresh: { count: number; more: boolean } | undefined;
  showLatest: () => void;
};

/**
 * While users read, the rows of a new run are held back so that nothing moves, until users ask for
 * them or a later run finds nobody reading.
 */
export function useShownExecution(latest: Execution, reading: boolean): ShownExecution {
  const [seen, setSeen] = useState(latest);
  const [shown, setShown] = useState(latest);
  if (seen !== latest) {
    setSeen(latest);
    // Later slices of a long window go below what is being read, and changed decorators apply at
    // once.
    const isWanted =
      !reading ||
      latest.executedAt === shown.executedAt ||
      !sameJson(latest.request.decorators, shown.request.decorators);
    if (latest.messages && isWanted) setShown(latest);
  }
  return { shown, fresh: pendingMessages(shown, latest), showLatest: () => setShown(latest) };
}

/** The messages of the latest execution that are not shown yet. */
export function pendingMessages(shown: Execution, latest: Execution): ShownExecution['fresh'] {
  const messages = latest.messages?.messages;
  if (shown === latest || !messages) return undefined;
  // While following, more may have arrived than rows are kept.
  if (latest.arrivedCount !== undefined && shown.request === latest.request)
    return waiting(latest.arrivedCount - (shown.arrivedCount ?? 0));
  const known = new Set(shown.messages?.messages.map(messageKey));
  const count = messages.filter((message) => !known.has(messageKey(message))).length;
  return waiting(count, count === messages.length && known.size > 0);
}

const waiting = (count: number, more = false) => (count <= 0 ? undefined : { count, more });
