/** Replaces the type that would be derived from 100 kB of JSON. */
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export = world;
}
