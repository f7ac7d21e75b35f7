/**
 * Which colour of the palette a series has, by what the charts group by and the key of the series,
 * so that a value has the same colour in all charts of a page.
 */
export type ColourPlaces = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();

/** The places of the series of a chart; new ones get colours that are free among these series. */
export function placesOf(
  known: ReadonlyMap<string, number> = NONE,
  keys: readonly string[],
  colours: number,
): number[] {
  const used = Array.from({ length: colours }, () => 0);
  const use = (place: number) => {
    used[place % colours] = (used[place % colours] ?? 0) + 1;
    return place;
  };
  const before = keys.map((key) => known.get(key));
  before.forEach((place) => place !== undefined && use(place));
  return before.map((place) => place ?? use(used.indexOf(Math.min(...used))));
}

/** With the places of a chart; the same object if all of them are known. */
export function withPlaces(
  places: ColourPlaces,
  by: string,
  keys: readonly string[],
  colours: number,
): ColourPlaces {
  const known = places.get(by);
  if (known && keys.every((key) => known.has(key))) return places;
  const found = placesOf(known, keys, colours);
  const added = keys.map((key, i): [string, number] => [key, found[i] ?? 0]);
  return new Map(places).set(by, new Map([...(known ?? NONE), ...added]));
}
