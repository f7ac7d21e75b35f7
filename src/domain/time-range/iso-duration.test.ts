import { expect, it } from 'vitest';
import { durationSeconds } from './iso-duration';

it.each([
  ['PT0S', 0],
  ['PT15M', 900],
  ['P1D', 86_400],
  ['P1DT2H', 93_600],
  ['P30D', 2_592_000],
  ['PT0.5S', 0.5],
  ['P2W', 1_209_600],
])('reads %s as %d seconds', (iso, seconds) => expect(durationSeconds(iso)).toBe(seconds));

it.each(['', 'P', 'PT', '15 minutes', 'P1H', '-PT5M'])(
  'does not take "%s" for a duration',
  (text) => expect(durationSeconds(text)).toBeUndefined(),
);
