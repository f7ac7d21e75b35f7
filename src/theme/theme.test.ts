import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themes, type Theme } from './theme';

it('paints the ground of the theme before the program runs', () => {
  const css = readFileSync('src/theme/first-paint.css', 'utf8');
  expect(css).toContain(`:root { background: ${themes.teint.color.canvas};`);
  expect(css).toContain(`:root[data-theme='noir'] { background: ${themes.noir.color.canvas};`);
});

type Color = keyof Theme['color'];
const grounds: Color[] = ['canvas', 'surface', 'raised', 'hover', 'sunken'];
const onGrounds = (texts: Color[], on: Color[]): [Color, Color][] => texts.flatMap((text) => on.map((ground): [Color, Color] => [text, ground]));
const readable: [Color, Color][] = [
  ...onGrounds(['text', 'muted', 'accent', 'danger'], grounds),
  ...onGrounds(['faint'], ['canvas', 'surface', 'raised']),
  ['onAccent', 'accent'], ['onAccent', 'accentHover'], ['onDanger', 'danger'], ['markText', 'mark'], ['text', 'selected'], ['accent', 'accentSoft'],
  ...onGrounds(['danger', 'text'], ['dangerSoft']), ...onGrounds(['warning', 'text'], ['warningSoft']), ...onGrounds(['success'], ['successSoft']), ...onGrounds(['info'], ['infoSoft']),
];

it.each(['teint', 'noir'] as const)('is readable in %s: text at 4.5 to 1, edges of controls and the focus at 3 to 1', (name) => {
  const { color } = themes[name];
  const tooFaint = (pairs: [Color, Color][], least: number) => pairs.filter(([front, back]) => contrast(color[front], color[back]) < least).map(([front, back]) => `${front} on ${back}: ${contrast(color[front], color[back]).toFixed(2)}`);
  expect(tooFaint(readable, 4.5)).toEqual([]);
  expect(tooFaint(onGrounds(['control', 'focus'], ['canvas', 'surface', 'raised']), 3)).toEqual([]);
  expect(tooFaint(onGrounds(['text'], ['canvas', 'surface', 'selected', 'hover']), 7)).toEqual([]);
});

/** WCAG 2, from #rrggbb. */
function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
