import { afterEach, expect, it } from 'vitest';
import { languageStore } from '@/shared/texts/language-store';
import { windowIn } from './in-zones';
import { labelOf, presetLabel, windowLabel } from './range-label';

afterEach(() => languageStore.choose('en'));

it.each([
  [{ seconds: 300, label: '5 minutes' }, '5 Minuten'],
  [{ seconds: 86_400, label: '1 day' }, '1 Tag'],
  [{ seconds: 0, label: 'all messages' }, 'Alle Nachrichten'],
  [{ seconds: 28_800 }, '8 Stunden'],
  [{ seconds: 28_800, label: 'A shift' }, 'A shift'],
])(
  'says the preset %j in the language of now, but what an administrator called it as it is',
  async (preset, label) => {
    await languageStore.choose('de');
    expect(presetLabel(preset)).toBe(label);
  },
);

it('says a range in another language without a wrong ending', async () => {
  await languageStore.choose('de');
  expect(labelOf({ type: 'relative', range: 86_400 }, 'UTC')).toBe('Letzte 24 Stunden');
  expect(labelOf({ type: 'relative', range: 30 * 86_400 }, 'UTC')).toBe('Letzte 30 Tage');
  expect(labelOf({ type: 'relative', range: 3_600 }, 'UTC')).toBe('Letzte Stunde');
  expect(labelOf({ type: 'relative', from: 7_200, to: 3_600 }, 'UTC')).toBe(
    '2 Stunden zurück – 1 Stunde zurück',
  );
});

it('says no beginning of what has none', async () => {
  const window = { from: '1970-01-01T00:00:00.000Z', to: '2026-11-21T14:00:00.000Z' };
  expect(windowLabel(window, 'UTC')).toBe('All messages until 2026-11-21 14:00:00');
  expect(windowIn(window, 'UTC')).toBe('All messages until 2026-11-21 14:00:00.000');
  await languageStore.choose('de');
  expect(windowLabel(window, 'UTC')).toBe('Alle Nachrichten bis 2026-11-21 14:00:00');
});
