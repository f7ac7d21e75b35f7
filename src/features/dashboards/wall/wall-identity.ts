import { queryOptions } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { tokenStore } from './kept-token';

const DEVICE = 'wall id';
const NAMES = 'wall names';
/** More windows of one screen in one browser share an id. */
const MOST_WINDOWS = 32;

/**
 * The id of this wall among those of a screen. It is the same after a restart of the device, and
 * another one for each window, because a device with two displays is two walls.
 */
export const wallIdQuery = (screenId: string) =>
  queryOptions({
    queryKey: ['wall', 'id', screenId] as const,
    queryFn: async () => {
      const [device, place] = [await deviceId(), await placeOf(screenId)];
      return place === 1 ? device : `${device}-${place}`;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

async function deviceId(): Promise<string> {
  const kept = await get<string>(DEVICE, tokenStore()).catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-');
  await set(DEVICE, made, tokenStore()).catch(() => undefined);
  return made;
}

/** 1 for the first window with this screen, 2 for the second. */
async function placeOf(screenId: string): Promise<number> {
  // The type does not say that pages over plain HTTP have none.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return placeOfName();
  for (let place = 1; place < MOST_WINDOWS; place += 1)
    if (await hold(locks, `console wall ${screenId} ${place}`)) return place;
  return MOST_WINDOWS;
}

/** Takes a place until the window is closed or loads another page; false if another has it. */
const hold = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise(() => undefined) : undefined;
      })
      .catch(reject);
  });

/** Without locks, windows are told apart by the names that their addresses give them. */
async function placeOfName(): Promise<number> {
  const names = (await get<string[]>(NAMES, tokenStore()).catch(() => undefined)) ?? [];
  const known = names.indexOf(wallName());
  if (known >= 0) return known + 1;
  await set(NAMES, [...names, wallName()], tokenStore()).catch(() => undefined);
  return names.length + 1;
}

/** The name that the address gives the wall. */
export const wallName = (): string =>
  new URLSearchParams(location.search).get('wall') ?? location.hostname;
