import { expect, it } from 'vitest';
import { piecesOf } from './marked-parts';

it('cuts a text where captures begin and end, also inside of each other', () => {
  const captures = [
    { start: 1, end: 6 },
    { start: 3, end: 5 },
    { start: 5, end: 5 },
  ];
  expect(piecesOf('abcdefgh', captures)).toEqual([
    { start: 0, text: 'a', takenBy: [] },
    { start: 1, text: 'bc', takenBy: [0] },
    { start: 3, text: 'de', takenBy: [0, 1] },
    { start: 5, text: 'f', takenBy: [0] },
    { start: 6, text: 'gh', takenBy: [] },
  ]);
});
