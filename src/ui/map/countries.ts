import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { shapesOf, type Shape } from './shapes';

let shapes: readonly Shape[] | undefined;

/** The countries of the world (Natural Earth, 1:110 million), decoded with the first map. */
export function countryShapes(): readonly Shape[] {
  shapes ??= feature(world, world.objects.countries).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? shapesOf(geometry) : [],
  );
  return shapes;
}
