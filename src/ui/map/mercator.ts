/** Web Mercator, as map tiles use it, ends at this latitude. */
const LIMIT = 85.051129;

/** Pixels of the world's width at zoom 0. */
const TILE = 256;
export const worldSize = (zoom: number) => TILE * 2 ** zoom;

/** Positions as fractions of the world map: x from the west, y from the north. */
export const worldX = (longitude: number) => (longitude + 180) / 360;

export function worldY(latitude: number): number {
  const sine = Math.sin((Math.max(-LIMIT, Math.min(LIMIT, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const longitudeAt = (x: number) => x * 360 - 180;

export const latitudeAt = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The longitude in the copy of the world that is nearest to `centre`. */
export const nearestLongitude = (longitude: number, centre: number) =>
  longitude + 360 * Math.round((centre - longitude) / 360);

/** The zoom at which the world is as wide as the map, so that no part of it is repeated. */
export const leastZoom = (width: number, most: number): number =>
  Math.min(most, Math.max(0, Math.log2(Math.max(1, width) / TILE)));
