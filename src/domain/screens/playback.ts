import { isWithin, localTime } from './hours';
import type { Screen } from './screen';

/** A page of a dashboard in the round of a screen. */
export type Slot = { entryId: string; dashboardId: string; pageId: string; seconds: number };

/** How far someone at the screen has moved it on, and when they paused it. */
export type Playback = { offset: number; pausedAt: number | undefined };

export const PLAYING: Playback = { offset: 0, pausedAt: undefined };

/** The ids of the pages of a dashboard; undefined while it cannot be shown. */
export type PagesOf = (dashboardId: string) => readonly string[] | undefined;

export type Shown =
  /** Outside its hours. */
  | { kind: 'dark' }
  /** Nothing in the playlist can be shown at this time. */
  | { kind: 'nothing' }
  | {
      kind: 'page';
      slot: Slot;
      next: Slot;
      index: number;
      count: number;
      /** Milliseconds since its page began, and until the next one begins. */
      elapsed: number;
      remaining: number;
    };

const MS = 1_000;

/** The round of a screen at an instant: the pages of all entries that are shown at that time. */
export function slotsAt(screen: Screen, pagesOf: PagesOf, instant: number, zone: string): Slot[] {
  const time = localTime(instant, zone);
  return screen.playlist.flatMap(({ id, dashboardId, pages, seconds, hours }) => {
    if (!isWithin(hours, time)) return [];
    const existing = pagesOf(dashboardId) ?? [];
    const chosen = existing.filter((page) => pages.includes(page));
    // Pages that were chosen may have been deleted: all others are better than none.
    const shown = chosen.length > 0 ? chosen : existing;
    return shown.map((pageId) => ({ entryId: id, dashboardId, pageId, seconds }));
  });
}

/**
 * What a screen shows at an instant. It depends on the clock alone, so that all walls with the same
 * screen show the same page, and a reload continues where it was.
 */
export function shownAt(
  screen: Screen,
  pagesOf: PagesOf,
  instant: number,
  zone: string,
  { offset, pausedAt }: Playback = PLAYING,
): Shown {
  if (!isWithin(screen.hours, localTime(instant, zone))) return { kind: 'dark' };
  const slots = slotsAt(screen, pagesOf, instant, zone);
  const round = slots.reduce((sum, { seconds }) => sum + seconds * MS, 0);
  let at = mod((pausedAt ?? instant) + offset, round);
  for (const [index, slot] of slots.entries()) {
    const length = slot.seconds * MS;
    const next = slots[(index + 1) % slots.length] ?? slot;
    if (at < length)
      return {
        kind: 'page',
        slot,
        next,
        index,
        count: slots.length,
        elapsed: at,
        remaining: length - at,
      };
    at -= length;
  }
  return { kind: 'nothing' };
}

/** Moves on to the beginning of the next page. */
export const onward = (playback: Playback, shown: Shown): Playback =>
  shown.kind === 'page' ? { ...playback, offset: playback.offset + shown.remaining } : playback;

/** Goes back to the beginning of the page before; `slots` is the round at this time. */
export function back(playback: Playback, shown: Shown, slots: readonly Slot[]): Playback {
  if (shown.kind !== 'page') return playback;
  const before = slots.at(shown.index - 1) ?? shown.slot;
  return { ...playback, offset: playback.offset - shown.elapsed - before.seconds * MS };
}

/** Pauses, or continues where it was paused. */
export const pausedOrNot = ({ offset, pausedAt }: Playback, instant: number): Playback =>
  pausedAt === undefined
    ? { offset, pausedAt: instant }
    : { offset: offset - (instant - pausedAt), pausedAt: undefined };

const mod = (value: number, by: number) => (by > 0 ? ((value % by) + by) % by : 0);
