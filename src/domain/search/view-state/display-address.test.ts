import { expect, it, test } from 'vitest';
import { readDisplaySettings, shownTabs, writeDisplaySettings } from './display-address';

const read = (text: string) => readDisplaySettings(new URLSearchParams(text));

test.each([
  ['', { tabs: undefined, interval: 30, refresh: 10 }],
  ['tabs=0,2,2&interval=5&refresh=60', { tabs: [0, 2], interval: 5, refresh: 60 }],
  ['tabs=,x,-1&interval=0&refresh=1.5', { tabs: undefined, interval: 30, refresh: 10 }],
])('reads %j', (text, settings) => expect(read(text)).toEqual(settings));

it('writes what it reads, and no tabs for all of them', () => {
  const settings = { tabs: [1, 0], interval: 20, refresh: 5 };
  expect(read(`${new URLSearchParams(writeDisplaySettings(settings))}`)).toEqual(settings);
  expect(writeDisplaySettings({ ...settings, tabs: undefined })).not.toHaveProperty('tabs');
});

it('shows the tabs that exist, and all if none does', () => {
  expect(shownTabs({ tabs: [2, 7] }, 3)).toEqual([2]);
  expect(shownTabs({ tabs: [7] }, 3)).toEqual([0, 1, 2]);
  expect(shownTabs({ tabs: undefined }, 2)).toEqual([0, 1]);
});
