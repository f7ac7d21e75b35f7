import type { ComboOption, ComboSource } from './option';

type Limits<Value extends string> = {
  /** Values that are not offered. */
  without?: ReadonlySet<Value> | undefined;
  most: number;
};
export type Found<Value extends string> = {
  options: readonly ComboOption<Value>[];
  /** There are others than these. */
  isCut: boolean;
};

/**
 * A list of options, prepared for many searches. Each option is read once, whatever is typed and
 * chosen afterwards, because a page may have tens of thousands of them in several boxes.
 */
export type OptionIndex<Value extends string> = {
  /** In display order: options of a group together, where its first one is. */
  ordered: readonly ComboOption<Value>[];
  /** Of a value in that order, -1 without an option. */
  placeOf: (value: Value) => number;
  hasLabel: (label: string) => boolean;
  /**
   * The options that contain every word of `text`, ignoring case and accents. In each group those
   * whose label is `text` come first, then those that begin with it, because Enter takes the first.
   */
  find: (text: string, limits: Limits<Value>) => Found<Value>;
};

const indexes = new WeakMap<readonly object[], unknown>();

export function indexOf<Value extends string>(
  options: readonly ComboOption<Value>[],
): OptionIndex<Value> {
  const known = indexes.get(options) as OptionIndex<Value> | undefined;
  if (known) return known;
  const ordered = inGroups(options);
  const places = lazily(() => new Map(ordered.map(({ value }, place) => [value, place])));
  const lines = lazily(() => linesOf(ordered));
  const index: OptionIndex<Value> = {
    ordered,
    placeOf: (value) => places().get(value) ?? -1,
    hasLabel: (label) =>
      lines()
        .exactly(label)
        .some((place) => ordered[place]?.label === label),
    find(text, { without, most }) {
      const isOffered = (place: number) => {
        const option = ordered[place];
        return option !== undefined && without?.has(option.value) !== true;
      };
      const whole = folded(text).trim();
      const isGrouped = ordered[0]?.group !== ordered.at(-1)?.group;
      // One more tells whether there are others.
      const limit = isGrouped ? Infinity : most + 1;
      const places =
        whole === ''
          ? firstOf(ordered.keys(), limit, isOffered)
          : firstOf(lines().containing(text), limit, isOffered);
      const found = places.flatMap((place) => ordered[place] ?? []);
      const listed = isGrouped && whole !== '' ? inGroups(found, ordered) : found;
      return { options: listed.slice(0, most), isCut: listed.length > most };
    },
  };
  indexes.set(options, index);
  return index;
}

/** The option of a value; without one the value is its own label. */
export const optionOf = <Value extends string>(
  value: Value,
  { options, selectedOptions = [] }: Pick<ComboSource<Value>, 'options' | 'selectedOptions'>,
): ComboOption<Value> => {
  const { ordered, placeOf } = indexOf(options);
  return (
    ordered[placeOf(value)] ??
    selectedOptions.find((option) => option.value === value) ?? { value, label: value }
  );
};

/** Options of a group together, in the order in which groups appear in `by`. */
function inGroups<Value extends string>(
  options: readonly ComboOption<Value>[],
  by = options,
): readonly ComboOption<Value>[] {
  if (options.every(({ group }) => group === options[0]?.group)) return options;
  const groups = new Map<string | undefined, ComboOption<Value>[]>(
    by.map(({ group }) => [group, []]),
  );
  for (const option of options) groups.get(option.group)?.push(option);
  return [...groups.values()].flat();
}

function firstOf(
  places: Iterable<number>,
  limit: number,
  isOffered: (place: number) => boolean,
): number[] {
  const taken = new Set<number>();
  for (const place of places) {
    if (isOffered(place)) taken.add(place);
    if (taken.size >= limit) break;
  }
  return [...taken];
}

/** The texts of options as one text, which is searched much faster than each by itself. */
function linesOf(options: readonly ComboOption<string>[]) {
  const texts = options.map(({ label, info = '' }) => oneLine(`${label}${END}${info}`));
  const starts: number[] = [];
  let text = '\n';
  for (const one of foldedAll(texts)) {
    starts.push(text.length);
    text += `${one}\n`;
  }

  /** The lines with `part` at one or more places. */
  function* linesWith(part: string, shift = 0): Generator<number> {
    for (let at = text.indexOf(part); at >= 0;) {
      const line = lineAt(starts, at + shift);
      yield line;
      const next = starts[line + 1];
      at = next === undefined ? -1 : text.indexOf(part, next - shift);
    }
  }
  const exactly = (label: string) => {
    const whole = folded(oneLine(label)).trim();
    const isWhole = (line: number) => folded(options[line]?.label ?? '').trim() === whole;
    return [...linesWith(`\n${whole}${END}`, 1)].filter(isWhole);
  };
  return {
    exactly,
    /** Exact labels first, then the lines that begin with the text; a line may occur repeatedly. */
    *containing(typed: string): Generator<number> {
      const whole = folded(oneLine(typed)).trim();
      yield* exactly(typed);
      yield* linesWith(`\n${whole}`, 1);
      const [longest = '', ...others] = whole
        .split(/\s+/)
        .toSorted((one, other) => other.length - one.length);
      for (const line of linesWith(longest)) {
        const searched = text.slice(starts[line], (starts[line + 1] ?? text.length) - 1);
        if (others.every((word) => searched.includes(word))) yield line;
      }
    },
  };
}

/** The last line that starts at or before a place. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function lazily<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

/** Ends the label in a line; nobody types it. */
const END = '\u0001';

const oneLine = (text: string) => text.replaceAll('\n', ' ');

/** Most texts are ASCII, which needs no decomposition and keeps its length. */
function foldedAll(texts: readonly string[]): string[] {
  const all = texts.join('\n');
  return ASCII.test(all) ? all.toLowerCase().split('\n') : texts.map(folded);
}
const folded = (text: string) =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase();
// eslint-disable-next-line no-control-regex -- The range is that of ASCII.
const ASCII = /^[\x00-\x7f]*$/;
