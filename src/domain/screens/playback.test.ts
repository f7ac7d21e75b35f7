import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftAt } from './burn-in';
import { isWithin, localTime } from './hours';
import {
  back,
  onward,
  pausedOrNot,
  PLAYING,
  shownAt,
  slotsAt,
  type PagesOf,
  type Playback,
} from './playback';
import {
  ALL_DAYS,
  EMPTY_SCREEN,
  type PlaylistEntry,
  type Screen,
  type ScreenHours,
} from './screen';
import { tokenIn, wallFragment } from './wall-key';

const entry = (id: string, more: Partial<PlaylistEntry> = {}): PlaylistEntry => ({
  id,
  dashboardId: id,
  pages: [],
  values: {},
  seconds: 10,
  hours: [],
  ...more,
});
const screenOf = (...playlist: PlaylistEntry[]): Screen => ({ ...EMPTY_SCREEN, playlist });
const pages: Record<string, string[]> = { shop: ['s1', 's2'], mail: ['m1'] };
const pagesOf: PagesOf = (id) => pages[id];
const at = (iso: string) => Date.parse(iso);
const pageAt = (screen: Screen, instant: number, playback?: Playback, zone = 'UTC') => {
  const shown = shownAt(screen, pagesOf, instant, zone, playback);
  return shown.kind === 'page' ? shown.slot.pageId : shown.kind;
};

it('shows all pages in turn, each for the time of its entry', () => {
  const screen = screenOf(entry('shop', { seconds: 20 }), entry('mail', { seconds: 5 }));
  const begin = 45_000 * 1000;
  expect([0, 19.9, 20, 39.9, 40, 44.9, 45].map((s) => pageAt(screen, begin + s * 1000))).toEqual([
    's1',
    's1',
    's2',
    's2',
    'm1',
    'm1',
    's1',
  ]);
});

it('shows only chosen pages, and all if none of them exists any more', () => {
  expect(slotsAt(screenOf(entry('shop', { pages: ['s2'] })), pagesOf, 0, 'UTC')).toMatchObject([
    { pageId: 's2' },
  ]);
  expect(slotsAt(screenOf(entry('shop', { pages: ['x'] })), pagesOf, 0, 'UTC')).toHaveLength(2);
});

it('skips a dashboard that cannot be shown', () => {
  expect(pageAt(screenOf(entry('gone'), entry('mail')), 0)).toBe('m1');
  expect(pageAt(screenOf(entry('gone')), 0)).toBe('nothing');
  expect(pageAt(screenOf(), 0)).toBe('nothing');
});

it('moves on, back and pauses', () => {
  const screen = screenOf(entry('shop'), entry('mail'));
  const now = 4_000;
  const shown = (playback: Playback, instant = now) =>
    shownAt(screen, pagesOf, instant, 'UTC', playback);
  const second = onward(PLAYING, shown(PLAYING));
  expect(shown(second)).toMatchObject({ slot: { pageId: 's2' }, elapsed: 0, remaining: 10_000 });
  const slots = slotsAt(screen, pagesOf, now, 'UTC');
  expect(shown(back(second, shown(second), slots))).toMatchObject({
    slot: { pageId: 's1' },
    elapsed: 0,
  });
  expect(pageAt(screen, now, back(PLAYING, shown(PLAYING), slots))).toBe('m1');
  const paused = pausedOrNot(PLAYING, now);
  expect(shown(paused, now + 99_000)).toMatchObject({ slot: { pageId: 's1' }, elapsed: 4_000 });
  const resumed = pausedOrNot(paused, now + 99_000);
  expect(shown(resumed, now + 99_000)).toMatchObject({ slot: { pageId: 's1' }, elapsed: 4_000 });
  expect(pageAt(screen, now + 105_000, resumed)).toBe('s2');
});

const workdays: ScreenHours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

it('is dark outside its hours, in its zone', () => {
  const screen = { ...screenOf(entry('mail')), hours: [workdays] };
  // A Monday in winter: Berlin is an hour ahead of UTC.
  expect(pageAt(screen, at('2026-01-05T06:59:59Z'), undefined, 'Europe/Berlin')).toBe('dark');
  expect(pageAt(screen, at('2026-01-05T07:00:00Z'), undefined, 'Europe/Berlin')).toBe('m1');
  expect(pageAt(screen, at('2026-01-05T17:00:00Z'), undefined, 'Europe/Berlin')).toBe('dark');
  expect(pageAt(screen, at('2026-01-04T12:00:00Z'), undefined, 'Europe/Berlin')).toBe('dark');
  // In summer it is two hours ahead.
  expect(pageAt(screen, at('2026-07-06T06:00:00Z'), undefined, 'Europe/Berlin')).toBe('m1');
});

it('follows the clocks over the change of daylight saving time', () => {
  const night: ScreenHours = { days: ALL_DAYS, from: '02:00', to: '03:00' };
  const on = (iso: string) => isWithin([night], localTime(at(iso), 'Europe/Berlin'));
  // Spring: 02:00 to 03:00 does not exist.
  expect(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'].map(on)).toEqual([false, false]);
  // Autumn: it happens twice.
  expect(
    [
      '2026-10-24T23:59:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:00:00Z',
    ].map(on),
  ).toEqual([false, true, true, false]);
});

it('lets hours past midnight belong to the day on which they start', () => {
  const late: ScreenHours = { days: [7], from: '22:00', to: '06:00' };
  const on = (iso: string) => isWithin([late], localTime(at(iso), 'UTC'));
  expect(
    [
      '2026-01-04T21:59:00Z',
      '2026-01-04T22:00:00Z',
      '2026-01-05T05:59:00Z',
      '2026-01-05T06:00:00Z',
      '2026-01-05T23:00:00Z',
    ].map(on),
  ).toEqual([false, true, true, false, false]);
});

it('shows parts of the playlist by the hour', () => {
  const screen = screenOf(entry('mail', { hours: [workdays] }), entry('shop', { pages: ['s1'] }));
  const ids = (iso: string) => slotsAt(screen, pagesOf, at(iso), 'UTC').map(({ pageId }) => pageId);
  expect(ids('2026-01-05T12:00:00Z')).toEqual(['m1', 's1']);
  expect(ids('2026-01-05T19:00:00Z')).toEqual(['s1']);
});

it('counts an unknown zone as UTC, and a whole day if both ends are the same', () => {
  expect(localTime(at('2026-01-05T12:34:00Z'), 'Mars/Base')).toEqual({ day: 1, minute: 754 });
  const whole = { days: [1], from: '00:00', to: '00:00' };
  expect(isWithin([whole], { day: 1, minute: 1439 })).toBe(true);
  expect(isWithin([whole], { day: 2, minute: 0 })).toBe(false);
});

it('always shows a page of the round, wherever it was moved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 5 }),
      (instant, offset, seconds) => {
        const screen = screenOf(...seconds.map((s, n) => entry(`${n}`, { seconds: s })));
        const shown = shownAt(screen, (id) => [id], instant, 'UTC', {
          offset,
          pausedAt: undefined,
        });
        expect(shown.kind).toBe('page');
        if (shown.kind !== 'page') return;
        expect(shown.remaining).toBeGreaterThan(0);
        expect(shown.elapsed + shown.remaining).toBe(shown.slot.seconds * 1000);
      },
    ),
  );
});

it('moves the picture by no more than the given pixels', () => {
  const places = Array.from({ length: 24 }, (_, minute) => shiftAt(minute * 60_000, 4));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(8);
  expect(Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBe(4);
  expect(shiftAt(5, 0)).toEqual({ x: 0, y: 0 });
});

it('finds the token in the address of a wall', () => {
  expect(tokenIn(wallFragment('1ab2c3d4e5f6g7h8'))).toBe('1ab2c3d4e5f6g7h8');
  for (const fragment of ['', '#', '#key=', '#key=a b', '#other=1ab2c3d4e5f6'])
    expect(tokenIn(fragment)).toBeUndefined();
});
