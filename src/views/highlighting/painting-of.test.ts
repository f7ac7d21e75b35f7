import { expect, it } from 'vitest';
import type { HighlightingRule } from '@/domain/highlighting/rule';
import { contrast } from '@/theme/contrast';
import { markColours } from '@/theme/palettes';
import { themes } from '@/theme/theme';
import { paintingOf } from './painting-of';

const aRule = (value: string, color: HighlightingRule['color']): HighlightingRule => ({
  kind: 'rule',
  field: 'n',
  value,
  condition: 'equal',
  color,
});

it.each(['teint', 'noir'] as const)(
  'text is readable on every background in the %s theme',
  (name) => {
    const backgrounds = [
      ...markColours.map((color) => ({ type: 'static', color }) as const),
      ...Array.from(
        { length: 11 },
        (_, n) => ({ type: 'gradient', gradient: 'Viridis', lower: -n, upper: 10 - n }) as const,
      ),
    ];
    for (const background of backgrounds) {
      const style = paintingOf([aRule('0', background)], '', themes[name]).groundOf('n', 0);
      expect(contrast(String(style?.background), String(style?.color))).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('falls back to a plain highlight for unknown colours, and never emits anything but a colour', () => {
  for (const color of ['url(//evil.test)', 'var(--x)', 'red;', '']) {
    expect(
      paintingOf([aRule('1', { type: 'static', color })], '', themes.teint).groundOf('n', 1)
        ?.background,
    ).toBe(themes.teint.color.mark);
  }
});

it('shares one style between equal values, and highlights the search terms', () => {
  const { groundOf, marksOf } = paintingOf(
    [aRule('1', { type: 'gradient', gradient: 'Jet', lower: 0, upper: 9 })],
    'payment',
    themes.teint,
  );
  expect(groundOf('n', 1)).toBe(groundOf('n', 1));
  expect([groundOf('n', 2), groundOf('other', 1)]).toEqual([undefined, undefined]);
  expect(marksOf('message', 'the payment')).toEqual([{ start: 4, length: 7 }]);
});
