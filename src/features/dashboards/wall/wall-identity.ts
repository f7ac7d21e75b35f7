import { get, set } from 'idb-keyval';
import { tokenStore } from './kept-token';

const KEY = 'wall id';

/** Tells the walls of a screen apart; stays the same on a device that keeps data of pages. */
export async function wallId(): Promise<string> {
  const kept = await get<string>(KEY, tokenStore()).catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-');
  await set(KEY, made, tokenStore()).catch(() => undefined);
  return made;
}

/** The name that the address gives the wall. */
export const wallName = (): string =>
  new URLSearchParams(location.search).get('wall') ?? location.hostname;
