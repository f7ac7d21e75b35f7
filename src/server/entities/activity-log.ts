import type { ActivityType } from '@/contract/start-page';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import type { User } from '../accounts/user';

/**
 * Something that was done with an entity. `at` in milliseconds since the epoch; `userName` is the
 * full name at that time.
 */
export type Activity = {
  id: string;
  type: ActivityType;
  grn: string;
  title: string;
  userName: string;
  at: number;
};

export type ActivityLog = {
  note(user: User, type: ActivityType, grn: string, title: string): Promise<void>;
  /** Newest first. */
  all(): Activity[];
};

/** Older ones go: the log is there to find one's way back, not to prove anything. */
const KEPT = 1000;

export function createActivityLog(documents: Documents<Activity>, now: () => number): ActivityLog {
  const sorted = documents.all().sort((a, b) => a.at - b.at);
  return {
    all: () => sorted.toReversed(),
    async note(user, type, grn, title) {
      const activity: Activity = {
        id: objectIdAt(now()),
        type,
        grn,
        title,
        userName: user.full_name ?? user.username,
        at: now(),
      };
      const oldest = sorted.push(activity) > KEPT ? sorted.shift() : undefined;
      await Promise.all([
        documents.put(activity.id, activity),
        oldest && documents.remove(oldest.id),
      ]);
    },
  };
}
