import type { ActivityType } from '@/contract/start-page';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import type { User } from '../accounts/user';

/**
 * An action on an entity. `at` in milliseconds since the epoch; `userName` is the full name at that
 * time.
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

/** The maximum number of entries. The log is for orientation, not an audit trail. */
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
