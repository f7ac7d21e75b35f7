/** The keys of the series of charts, those of each chart that shows them together. */
export type ShownTogether = readonly (readonly string[])[];

/** By what the charts group by. */
export type ColourGroups = ReadonlyMap<string, ShownTogether>;

/** Earlier charts of a page that still count: values that come and go must not fill the palette. */
const MOST_CHARTS = 50;

/** With the series of a chart; the same object if some chart has shown all of them together. */
export function withChart(groups: ColourGroups, by: string, keys: readonly string[]): ColourGroups {
  const charts = groups.get(by) ?? [];
  if (charts.some((chart) => isWithin(keys, chart))) return groups;
  const others = charts.filter((chart) => !isWithin(chart, keys));
  return new Map(groups).set(by, [...others, keys].slice(-MOST_CHARTS));
}

function isWithin(keys: readonly string[], chart: readonly string[]): boolean {
  if (keys.length > chart.length) return false;
  const all = new Set(chart);
  return keys.every((key) => all.has(key));
}

/** The place that a series should have, where its value has a usual one. */
export type UsualPlace = (key: string) => number | undefined;

/**
 * The places of series among `places` colours, by their keys alone: neither their order nor that in
 * which charts appear matters. Each key prefers a place of its own. Where charts show two keys with
 * the same preference together, one gives way; the series of a chart share a place only if it has
 * more of them than there are colours.
 */
export function placesOf(
  charts: ShownTogether,
  keys: readonly string[],
  places: number,
  usual: UsualPlace = () => undefined,
): number[] {
  const onPage = assigned([...charts, keys], places, usual, () => undefined);
  const here = assigned([keys], places, usual, (key) => onPage.get(key));
  return keys.map((key) => here.get(key) ?? 0);
}

function assigned(
  charts: ShownTogether,
  places: number,
  usual: UsualPlace,
  before: UsualPlace,
): ReadonlyMap<string, number> {
  /** How many series of each chart have each place. */
  const taken = charts.map(() => Array.from({ length: places }, () => 0));
  const chartsOf = new Map<string, number[]>();
  charts.forEach((chart, at) =>
    new Set(chart).forEach((key) => chartsOf.set(key, [...(chartsOf.get(key) ?? []), at])),
  );
  const found = new Map<string, number>();
  for (const key of [...chartsOf.keys()].toSorted(inTurn(usual))) {
    const own = chartsOf.get(key) ?? [];
    const first = before(key) ?? usual(key);
    const inUse = (place: number) => own.reduce((sum, at) => sum + (taken[at]?.[place] ?? 0), 0);
    const preferred = preferences(key, places);
    const order = first === undefined ? preferred : [first, ...preferred];
    const place = order.reduce((best, one) => (inUse(one) < inUse(best) ? one : best));
    found.set(key, place);
    for (const at of own) {
      const counts = taken[at];
      if (counts) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return found;
}

/** Who chooses first: values with a usual place, the others by a number that only they decide. */
const inTurn = (usual: UsualPlace) => (one: string, other: string) =>
  Number(usual(other) !== undefined) - Number(usual(one) !== undefined) ||
  numberOf(one) - numberOf(other) ||
  (one < other ? -1 : 1);

/** All places, in an order that is different for each key. */
const preferences = (key: string, places: number): number[] =>
  Array.from({ length: places }, (_, place) => ({ place, rank: numberOf(`${place} ${key}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ place }) => place);

/** A number that spreads texts evenly (FNV-1a with a final mix), the same in every browser. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
