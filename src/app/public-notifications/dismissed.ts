import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';

const KEY = 'console.dismissedNotifications';
/** Fallback for the life of the page, if the browser allows no storage. */
const now = new Set<string>();

/** Ids of the announcements dismissed in this browser. */
export function dismissedIds(): ReadonlySet<string> {
  const stored = readLocalJson(KEY);
  return new Set([
    ...now,
    ...(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []),
  ]);
}

/** Dismisses an announcement; ids that are not in `known` are removed from storage. */
export function dismiss(id: string, known: readonly string[]): void {
  const kept = [...dismissedIds(), id].filter((one) => known.includes(one));
  now.add(id);
  writeLocal(KEY, JSON.stringify([...new Set(kept)]));
}
