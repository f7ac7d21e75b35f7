import { useState } from 'react';
import { sameJson } from '@/domain/search/same-json';
import type { Execution } from '@/views/execution/search-request';
import { messageKey } from './paging';

export type ShownExecution = {
  shown: Execution;
  /**
   * Messages of the newest execution that are not in the shown one; at least that many where `more`
   * is set.
   */
  fresh: { count: number; more: boolean } | undefined;
  showLatest: () => void;
};

/**
 * While somebody is reading, a new run of the same search does not move what is read: it waits
 * until it is asked for, or until the next run finds nobody reading.
 */
export function useShownExecution(latest: Execution, reading: boolean): ShownExecution {
  const [seen, setSeen] = useState(latest);
  const [shown, setShown] = useState(latest);
  if (seen !== latest) {
    setSeen(latest);
    // What a search over a long window brings later stands below what is read. Other decorators are
    // wanted at once.
    const isWanted =
      !reading ||
      latest.executedAt === shown.executedAt ||
      !sameJson(latest.request.decorators, shown.request.decorators);
    if (latest.messages && isWanted) setShown(latest);
  }
  return { shown, fresh: freshMessages(shown, latest), showLatest: () => setShown(latest) };
}

/** What of the newest execution is not in the shown one. */
export function freshMessages(shown: Execution, latest: Execution): ShownExecution['fresh'] {
  const messages = latest.messages?.messages;
  if (shown === latest || !messages) return undefined;
  // While one follows, more may have come than there are rows of.
  if (latest.came !== undefined && shown.request === latest.request)
    return waiting(latest.came - (shown.came ?? 0));
  const known = new Set(shown.messages?.messages.map(messageKey));
  const count = messages.filter((message) => !known.has(messageKey(message))).length;
  return waiting(count, count === messages.length && known.size > 0);
}

const waiting = (count: number, more = false) => (count <= 0 ? undefined : { count, more });
