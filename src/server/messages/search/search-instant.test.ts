import { expect, test } from 'vitest';
import { searchInstant } from './search-instant';

test('searches are of one instant for a moment, as long as nothing arrives', () => {
  let [time, stored] = [1000, 7];
  const instant = searchInstant(() => time, () => stored);
  const at = (now: number) => {
    time = now;
    return instant();
  };
  expect([at(1000), at(1060), at(1099), at(1100), at(1150)]).toEqual([1000, 1000, 1000, 1100, 1100]);
  stored = 8;
  expect([at(1151), at(1160)]).toEqual([1151, 1151]);
  // A clock that was set back is believed.
  expect([at(900), at(950)]).toEqual([900, 900]);
});
