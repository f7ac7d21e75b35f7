import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_SCREEN, type Screen } from './screen';
import { isScreen, readScreen, writeScreen } from './screen-codec';

const screen: Screen = {
  ...EMPTY_SCREEN,
  playlist: [
    {
      id: 'a',
      dashboardId: 'd1',
      pages: ['p1'],
      values: { host: ['web-01', 'web-02'], level: [] },
      seconds: 20,
      hours: [{ days: [1, 2], from: '08:00', to: '18:30' }],
    },
  ],
  hours: [{ days: [6], from: '22:00', to: '04:00' }],
  theme: 'teint',
  zone: 'Europe/Berlin',
  shift: 0,
  reader: 'u1',
};

it('reads what it wrote, and keeps all other properties', () => {
  const written = writeScreen(['other', 'console:x'], screen);
  expect(written.slice(0, 2)).toEqual(['other', 'console:x']);
  expect(readScreen(written)).toEqual(screen);
  expect(isScreen({ properties: written })).toBe(true);
  expect(readScreen(writeScreen(written, EMPTY_SCREEN))).toEqual(EMPTY_SCREEN);
  expect(writeScreen(written, EMPTY_SCREEN)).toHaveLength(3);
});

it('keeps members of later versions', () => {
  const [later] = writeScreen(['console:screen:{"sound":true}'], screen);
  expect(later).toContain('"sound":true');
});

it('is no screen without a text of its own', () => {
  expect(readScreen(['console:other', 5, null])).toBeUndefined();
  expect(isScreen({ properties: [] })).toBe(false);
});

it('reads anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readScreen([`console:screen:${text}`]);
      expect(read?.refresh).toBeGreaterThanOrEqual(1);
      expect(readScreen(writeScreen([], read ?? EMPTY_SCREEN))).toEqual(read);
    }),
  );
});
