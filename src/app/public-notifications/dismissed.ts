import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';

const KEY = 'console.dismissedNotifications';
/** For browsers that store nothing: until the page goes. */
const now = new Set<string>();

/** The ids of the announcements that were put away in this browser. */
export function dismissedIds(): ReadonlySet<string> {
  const stored = readLocalJson(KEY);
  return new Set([
    ...now,
    ...(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []),
  ]);
}

/** `known`: the ids there are; others are forgotten. */
export function dismiss(id: string, known: readonly string[]): void {
  const kept = [...dismissedIds(), id].filter((one) => known.includes(one));
  now.add(id);
  writeLocal(KEY, JSON.stringify([...new Set(kept)]));
}
