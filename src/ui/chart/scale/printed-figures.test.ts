import { expect, it } from 'vitest';
import { printedFigures } from './printed-figures';

const options = (width: number, height: number) => ({
  tickText: (value: number) => `${value} <b>ms</b>`,
  room: { width, height },
  font: { family: 'mono', size: 11 },
});

it('prints the figures of cells as text, and nothing where there is none', () => {
  expect(printedFigures([[1, undefined]], options(400, 100))).toEqual({
    text: [['1 &lt;b&gt;ms&lt;/b&gt;', '']],
    texttemplate: '%{text}',
    textfont: { family: 'mono', size: 11 },
  });
});

it('prints no figure where the longest has no room', () => {
  const values = [
    [1, 2],
    [3, 100],
  ];
  expect(printedFigures(values, options(400, 100))).toBeDefined();
  expect(printedFigures(values, options(200, 100))).toBeUndefined();
  expect(printedFigures(values, options(400, 40))).toBeUndefined();
  const many = Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => 1));
  expect(printedFigures(many, options(100_000, 100_000))).toBeUndefined();
});
