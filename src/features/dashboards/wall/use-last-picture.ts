import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shown, Slot } from '@/domain/screens/playback';
import { lastGoodData } from './last-good-data';

const SECOND_MS = 1_000;

const sameSlot = (one: Slot | undefined, other: Slot): boolean =>
  one?.entryId === other.entryId && one.pageId === other.pageId;

/**
 * What to show while the server does not respond: a page that has not had any data yet would be
 * empty, so the last one that has stays.
 */
export function useLastPicture(
  { shown, slots, now }: { shown: Shown; slots: readonly Slot[]; now: number },
  isDown: boolean,
): Shown & { isHeld?: true } {
  const client = useQueryClient();
  const slot = shown.kind === 'page' ? shown.slot : undefined;
  const [current, setCurrent] = useState({ slot, since: now });
  /** In the order in which they were last shown. */
  const [withData, setWithData] = useState<readonly Slot[]>([]);
  if (slot && !sameSlot(current.slot, slot)) setCurrent({ slot, since: now });
  // The widgets of the page before are gone by then.
  const isSettled = slot && sameSlot(current.slot, slot) && now - current.since >= SECOND_MS;
  if (
    slot &&
    !isDown &&
    isSettled &&
    !sameSlot(withData.at(-1), slot) &&
    lastGoodData(client) !== undefined
  )
    setWithData([...withData.filter((one) => !sameSlot(one, slot)), slot]);

  if (shown.kind !== 'page' || !isDown || withData.some((one) => sameSlot(one, shown.slot)))
    return shown;
  const last = withData.findLast((one) => slots.some((other) => sameSlot(other, one)));
  const index = last ? slots.findIndex((one) => sameSlot(one, last)) : -1;
  const found = slots[index];
  return found ? { ...shown, slot: found, index, isHeld: true } : shown;
}
