import { connection } from '@/api/connection';
import { sessionGate } from '@/api/session-gate';
import type { Typing } from '@/domain/search/view/history';

/**
 * Changes with each load of the page, outage and sign-in. Edits of two sittings are never one step
 * of a history.
 */
export const sitting = (): string =>
  [performance.timeOrigin, connection.outages(), sessionGate.generation()].join();

/** Typing in a place, now; undefined for an edit that is none. */
export const typingIn = (key: string | undefined): Typing | undefined =>
  key === undefined ? undefined : { key, at: Date.now(), sitting: sitting() };
