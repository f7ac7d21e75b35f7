import type { ActivityType } from '@/contract/start-page';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import type { User } from '../accounts/user';

/**
 * Something a user did with an entity. `at` is in milliseconds since the epoch; `userName` is their
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

/** Older entries are dropped: the log helps users find their way back, it is no audit log. */
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
