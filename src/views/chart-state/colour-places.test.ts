import { expect, it } from 'vitest';
import { placesOf, withPlaces, type ColourPlaces } from './colour-places';

const NONE: ColourPlaces = new Map();

it('gives the series of the first chart the colours in their order', () => {
  expect(placesOf(undefined, ['a', 'b', 'c', 'd'], 3)).toEqual([0, 1, 2, 0]);
});

it('gives a value the same colour in the next chart, and new values free ones', () => {
  const first = withPlaces(NONE, 'source', ['a', 'b', 'c'], 4);
  expect(placesOf(first.get('source'), ['b', 'new', 'c', 'newer'], 4)).toEqual([1, 0, 2, 3]);
  expect(placesOf(first.get('source'), ['c'], 4)).toEqual([2]);
});

it('keeps what each grouping has apart', () => {
  const places = withPlaces(withPlaces(NONE, 'source', ['a'], 4), 'app', ['x', 'a'], 4);
  expect([places.get('source')?.get('a'), places.get('app')?.get('a')]).toEqual([0, 1]);
});

it('is the same while nothing is new', () => {
  const places = withPlaces(NONE, 'source', ['a', 'b'], 4);
  expect(withPlaces(places, 'source', ['b'], 4)).toBe(places);
});
