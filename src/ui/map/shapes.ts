import type { MultiPolygon, Polygon } from 'geojson';
import { worldX, worldY } from './mercator';

type Position = readonly number[];
/** An outline as x, y, x, y … in fractions of the world map. */
export type Ring = Float64Array;
/** x may be outside 0 to 1 where a country crosses the antimeridian. */
export type Shape = {
  rings: readonly Ring[];
  west: number;
  east: number;
  north: number;
  south: number;
};

/** The polygons of a country, each with its bounding box. */
export function shapesOf(geometry: Polygon | MultiPolygon): Shape[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((polygon) => {
    const rings = polygon.map((ring) => projected(unwrapped(ring)));
    const [outline = new Float64Array()] = rings;
    const [xs, ys] = [0, 1].map((axis) => outline.filter((_, i) => i % 2 === axis));
    return {
      rings,
      west: Math.min(...(xs ?? [])),
      east: Math.max(...(xs ?? [])),
      north: Math.min(...(ys ?? [])),
      south: Math.max(...(ys ?? [])),
    };
  });
}

/**
 * Continues a ring beyond 180° where it crosses the antimeridian, which would otherwise draw a line
 * around the world. A ring around a pole is closed along it.
 */
export function unwrapped(ring: readonly Position[]): [longitude: number, latitude: number][] {
  let turn = 0;
  let before: number | undefined;
  const points = ring.map(([longitude = 0, latitude = 0]): [number, number] => {
    if (before !== undefined && Math.abs(longitude - before) > 180)
      turn += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turn, latitude];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return points;
  const pole = points.reduce((sum, [, latitude]) => sum + latitude, 0) < 0 ? -90 : 90;
  return [...points, [last[0], pole], [first[0], pole]];
}

function projected(points: readonly (readonly [number, number])[]): Ring {
  const ring = new Float64Array(points.length * 2);
  points.forEach(([longitude, latitude], i) => {
    ring[2 * i] = worldX(longitude);
    ring[2 * i + 1] = worldY(latitude);
  });
  return ring;
}
