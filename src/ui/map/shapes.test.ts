import { expect, it } from 'vitest';
import { countryShapes } from './countries';
import { latitudeAt, longitudeAt, nearestLongitude, worldX, worldY } from './mercator';
import { shapesOf, unwrapped } from './shapes';

it('continues a ring beyond the antimeridian instead of around the world', () => {
  const ring = [
    [178, -16],
    [-179, -16],
    [-179, -17],
    [178, -17],
    [178, -16],
  ];
  expect(unwrapped(ring).map(([longitude]) => longitude)).toEqual([178, 181, 181, 178, 178]);
  expect(unwrapped(ring.map(([x = 0, y = 0]) => [-x, y])).map(([x]) => x)).toEqual([
    -178, -181, -181, -178, -178,
  ]);
  expect(unwrapped([])).toEqual([]);
});

it.each([
  [-80, -90],
  [75, 90],
])('closes a ring around the pole of latitude %d along it', (latitude, pole) => {
  const ring = [-180, -90, 0, 90, 180].map((longitude) => [longitude, latitude]);
  expect(unwrapped(ring).slice(-2)).toEqual([
    [180, pole],
    [-180, pole],
  ]);
});

it('draws no line around the world with the shapes that the console contains', () => {
  const shapes = countryShapes();
  expect(shapes.length).toBeGreaterThan(250);
  const jumps = shapes.flatMap(({ rings }) =>
    rings.flatMap((ring) =>
      [...ring.keys()].filter((i) => {
        if (i % 2 === 1) return false;
        const [x = 0, y = 0] = [ring[i], ring[i + 1]];
        const next = (i + 2) % ring.length;
        const [nextX = 0, nextY = 0] = [ring[next], ring[next + 1]];
        const isAlongPole = y === nextY && (y < 0.001 || y > 0.999);
        return Math.abs(x - nextX) > 0.5 && !isAlongPole;
      }),
    ),
  );
  expect(jumps).toEqual([]);
});

it('knows the bounding box of a shape, and keeps holes', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const [shape] = shapesOf({ type: 'Polygon', coordinates: [square(-90, 0), square(-60, -30)] });
  expect(shape).toMatchObject({ west: 0.25, east: 0.5, north: 0.5, south: worldY(-90) });
  expect(shape?.rings).toHaveLength(2);
});

it('projects as map tiles do', () => {
  expect([worldX(-180), worldX(0), worldX(180)]).toEqual([0, 0.5, 1]);
  expect(worldY(0)).toBeCloseTo(0.5);
  expect(worldY(85.051129)).toBeCloseTo(0);
  expect(worldY(-90)).toBeCloseTo(1);
  expect(worldY(66.51326)).toBeCloseTo(0.25);
  expect(latitudeAt(worldY(-47.5))).toBeCloseTo(-47.5);
  expect(longitudeAt(worldX(133.25))).toBeCloseTo(133.25);
});

it.each([
  [178, -170, -182],
  [-178, 170, 182],
  [10, 370, 370],
  [10, 20, 10],
])('finds longitude %d near %d at %d', (longitude, centre, near) => {
  expect(nearestLongitude(longitude, centre)).toBe(near);
});
