import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast';
import { colourScales, seriesColours, statusColours } from './palettes';
import { themes, type Theme } from './theme';

it('paints the ground of the theme before the program runs', () => {
  const css = readFileSync('src/theme/first-paint.css', 'utf8').replace(/\s+/g, ' ');
  expect(css).toContain(`:root { background: ${themes.teint.color.canvas};`);
  expect(css).toContain(`:root[data-theme='noir'] { background: ${themes.noir.color.canvas};`);
});

type Color = keyof Theme['color'];
const grounds: Color[] = ['canvas', 'surface', 'raised', 'hover', 'sunken'];
const onGrounds = (texts: Color[], on: Color[]): [Color, Color][] =>
  texts.flatMap((text) => on.map((ground): [Color, Color] => [text, ground]));
const readable: [Color, Color][] = [
  ...onGrounds(['text', 'muted', 'accent', 'danger'], grounds),
  ...onGrounds(['faint'], ['canvas', 'surface', 'raised']),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['markText', 'mark'],
  ['text', 'selected'],
  ['accent', 'accentSoft'],
  ...onGrounds(['danger', 'text'], ['dangerSoft']),
  ...onGrounds(['warning', 'text'], ['warningSoft']),
  ...onGrounds(['success'], ['successSoft']),
  ...onGrounds(['info'], ['infoSoft']),
];

it.each(['teint', 'noir'] as const)(
  'is readable in %s: text at 4.5 to 1, edges of controls and the focus at 3 to 1',
  (name) => {
    const { color } = themes[name];
    const tooFaint = (pairs: [Color, Color][], least: number) =>
      pairs
        .filter(([front, back]) => contrast(color[front], color[back]) < least)
        .map(
          ([front, back]) =>
            `${front} on ${back}: ${contrast(color[front], color[back]).toFixed(2)}`,
        );
    expect(tooFaint(readable, 4.5)).toEqual([]);
    expect(tooFaint(onGrounds(['control', 'focus'], ['canvas', 'surface', 'raised']), 3)).toEqual(
      [],
    );
    expect(tooFaint(onGrounds(['text'], ['canvas', 'surface', 'selected', 'hover']), 7)).toEqual(
      [],
    );
  },
);

it.each(['teint', 'noir'] as const)('has colours of terminals in %s that can be read', (name) => {
  const { ansi, color } = themes[name];
  expect(ansi).toHaveLength(16);
  expect(
    ansi.filter(
      (colour) => contrast(colour, color.surface) < 4.5 || contrast(colour, color.canvas) < 4.5,
    ),
  ).toEqual([]);
});

it.each(['teint', 'noir'] as const)('shows series in %s apart from the surface', (name) => {
  const colours = [...seriesColours[name], ...Object.values(statusColours[name]).flat()];
  expect(colours.filter((colour) => contrast(colour, themes[name].color.surface) < 3)).toEqual([]);
  expect(new Set(colours).size).toBe(colours.length);
});

it.each(Object.entries(colourScales).filter(([, { kind }]) => kind === 'sequential'))(
  '%s becomes steadily lighter or darker',
  (_name, { colours }) => {
    const toWhite = colours.map((colour) => contrast(colour, WHITE));
    expect([toWhite.toSorted((a, b) => a - b), toWhite.toSorted((a, b) => b - a)]).toContainEqual(
      toWhite,
    );
  },
);

const WHITE = '#ffffff';
