import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { countryOf } from './countries';
import { mayHavePlaces, readPlace } from './place';

describe('places of field values', () => {
  it.each([
    ['48.1,11.6', 48.1, 11.6],
    [' -33.9 , 151 ', -33.9, 151],
    ['+0.5,-.25', 0.5, -0.25],
    ['90,-180', 90, -180],
  ])('reads the coordinates %j', (text, latitude, longitude) => {
    expect(readPlace(text)).toEqual({ latitude, longitude });
  });

  it.each(['DE', 'de', 'DEU'])('reads the country code %j', (code) => {
    expect(readPlace(code)).toMatchObject({ country: 'DE' });
  });

  it.each([
    '',
    '(Empty Value)',
    '91,0',
    '0,181',
    '1,2,3',
    '1e1,2',
    'Infinity,0',
    'NaN,NaN',
    '48,1',
    'XX',
    'Germany',
    '10.0.0.1',
    'D',
  ])('%j is a place only if it is two coordinates or a known code', (text) => {
    expect(readPlace(text)).toEqual(text === '48,1' ? { latitude: 48, longitude: 1 } : undefined);
  });
});

type Shape = { name: string; west: number; south: number; east: number; north: number };

function shapes(): Shape[] {
  const world = JSON.parse(
    readFileSync('node_modules/world-atlas/countries-110m.json', 'utf8'),
  ) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  return feature(world, world.objects.countries).features.map(({ properties, geometry }) => {
    const points =
      geometry.type === 'Polygon'
        ? geometry.coordinates.flat()
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat(2)
          : [];
    const x = points.map(([one = 0]) => one);
    const y = points.map(([, one = 0]) => one);
    return {
      name: properties.name,
      west: Math.min(...x),
      south: Math.min(...y),
      east: Math.max(...x),
      north: Math.max(...y),
    };
  });
}

it('places each country that the map shows inside its shape', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(countryOf);
  const byName = new Map(codes.map((code) => [names.of(code), countryOf(code)]));
  const known = shapes().flatMap((shape) => {
    const country = byName.get(shape.name);
    return country ? [{ ...shape, ...country }] : [];
  });
  expect(codes).toHaveLength(250);
  expect(known.length).toBeGreaterThan(140);
  expect(
    known.filter(
      ({ latitude, longitude, west, south, east, north }) =>
        latitude < south || latitude > north || longitude < west || longitude > east,
    ),
  ).toEqual([]);
});

it.each([
  ['client_ip_geolocation', 'string', true],
  ['client_ip_country_code', 'string', true],
  ['where', 'geo-point', true],
  ['source', 'string', false],
])('a field %s of type %s may have places: %s', (name, type, expected) =>
  expect(mayHavePlaces({ name, type })).toBe(expected),
);
