import type { Documents } from '../storage/documents';

/** The favorites of each user as GRNs, in the order in which they were added. */
export type Favorites = {
  of(userId: string): readonly string[];
  set(userId: string, grns: readonly string[]): Promise<void>;
  /** Removes it from the favorites of all users. */
  forget(grn: string): Promise<void>;
  forgetUser(userId: string): Promise<void>;
};

/** `documents` by user id. */
export function createFavorites(
  documents: Documents<readonly string[]>,
  userIds: () => readonly string[],
): Favorites {
  const of = (userId: string) => documents.get(userId) ?? [];
  return {
    of,
    set: documents.put,
    async forget(grn) {
      await Promise.all(
        userIds()
          .filter((id) => of(id).includes(grn))
          .map((id) =>
            documents.put(
              id,
              of(id).filter((one) => one !== grn),
            ),
          ),
      );
    },
    forgetUser: documents.remove,
  };
}
