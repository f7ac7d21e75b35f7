import { expect, test } from 'vitest';
import { searchInstant } from './search-instant';

test('searches are of one instant for a moment, as long as nothing arrives', () => {
  let [time, stored] = [1000, 7];
  const instant = searchInstant(
    () => time,
    () => stored,
  );
  const at = (now: number) => {
    time = now;
    return instant();
  };
  expect([at(1000), at(1600), at(1999), at(2000), at(2500)]).toEqual([
    1000, 1000, 1000, 2000, 2000,
  ]);
  stored = 8;
  expect([at(2501), at(2600)]).toEqual([2501, 2501]);
  // A clock that was set back is believed.
  expect([at(900), at(950)]).toEqual([900, 900]);
});
