import type { Documents } from '../storage/documents';

/** An entity that a user opened. `at` in milliseconds since the epoch. */
export type Opened = { grn: string; title: string; at: number };

export type LastOpened = {
  note(userId: string, grn: string, title: string): Promise<void>;
  /** Newest first. */
  of(userId: string): readonly Opened[];
  /** Removes it from the history of all users. */
  forget(grn: string): Promise<void>;
  forgetUser(userId: string): Promise<void>;
};

const KEPT = 100;

/** `documents` by user id. */
export function createLastOpened(
  documents: Documents<readonly Opened[]>,
  userIds: () => readonly string[],
  now: () => number,
): LastOpened {
  const of = (userId: string) => documents.get(userId) ?? [];
  const without = (userId: string, grn: string) => of(userId).filter((one) => one.grn !== grn);
  return {
    of,
    note: (userId, grn, title) =>
      documents.put(userId, [{ grn, title, at: now() }, ...without(userId, grn)].slice(0, KEPT)),
    async forget(grn) {
      await Promise.all(
        userIds()
          .filter((id) => of(id).some((one) => one.grn === grn))
          .map((id) => documents.put(id, without(id, grn))),
      );
    },
    forgetUser: documents.remove,
  };
}
