import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { placesOf, withChart, type ColourGroups } from './colour-places';

const NONE: ColourGroups = new Map();
const COLOURS = 16;

const values = fc.uniqueArray(fc.string({ maxLength: 6 }), { maxLength: COLOURS });
const charts = fc.array(values, { maxLength: 5 });
const placeIn = (known: readonly (readonly string[])[], keys: readonly string[]) =>
  new Map(placesOf(known, keys, COLOURS).map((place, at) => [keys[at] ?? '', place]));

it('gives the series of a chart different colours while there are any, whatever else is shown', () => {
  fc.assert(
    fc.property(charts, values, (others, keys) => {
      expect(new Set(placesOf(others, keys, COLOURS)).size).toBe(keys.length);
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('depends neither on the order of series nor on that of charts', () => {
  fc.assert(
    fc.property(charts, values, (others, keys) => {
      const reversed = others.toReversed().map((chart) => chart.toReversed());
      expect(placeIn(reversed, keys.toReversed())).toEqual(placeIn(others, keys));
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('uses the whole palette, and gives most values their own colour without the others', () => {
  const hosts = Array.from({ length: 400 }, (_, at) => `host-${at}`);
  const alone = hosts.map((host) => placesOf([], [host], COLOURS)[0]);
  expect(new Set(alone).size).toBe(COLOURS);
  const fours = Array.from({ length: 100 }, (_, at) => hosts.slice(4 * at, 4 * at + 4));
  const together = fours.flatMap((four) => placesOf([], four, COLOURS));
  const kept = together.filter((place, at) => place === alone[at]).length;
  expect(kept / hosts.length).toBeGreaterThan(0.85);
});

it('gives a value the same colour in all charts of a page', () => {
  const known = withChart(NONE, 'source', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const all = placeIn(known.get('source') ?? [], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const few = placeIn(known.get('source') ?? [], ['h', 'b']);
  expect(few).toEqual(new Map(['h', 'b'].map((key) => [key, all.get(key)])));
});

it('repeats colours evenly when there are more series', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `host-${at}`);
  const places = placesOf([], keys, COLOURS);
  const counts = Array.from(
    { length: COLOURS },
    (_, place) => places.filter((one) => one === place).length,
  );
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 3]);
});

it('keeps usual places for the values that have them', () => {
  const usual = (key: string) => (key === '200' ? 0 : key === '204' ? 1 : undefined);
  for (const keys of [['299', '200', '204'], ['200'], ['204', '200', '205', '299']]) {
    const places = placesOf([], keys, 5, usual);
    expect(places[keys.indexOf('200')]).toBe(0);
  }
});

it('is the same while nothing is new, and forgets what is long gone', () => {
  const once = withChart(NONE, 'source', ['a', 'b']);
  expect(withChart(once, 'source', ['b'])).toBe(once);
  expect(withChart(once, 'source', ['b', 'a', 'c']).get('source')).toEqual([['b', 'a', 'c']]);
  const many = Array.from({ length: 80 }, (_, at) => [`x${at}`, `y${at}`]).reduce(
    (groups, keys) => withChart(groups, 'source', keys),
    NONE,
  );
  expect(many.get('source')).toHaveLength(50);
});
