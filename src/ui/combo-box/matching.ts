import type { ComboOption } from './option';

export type Searchable<Value extends string> = { option: ComboOption<Value>; text: string };

/**
 * Options in display order, grouped, with their normalized search text; computed once for many
 * searches.
 */
export function searchable<Value extends string>(
  options: readonly ComboOption<Value>[],
): Searchable<Value>[] {
  const groups = new Map<string | undefined, Searchable<Value>[]>();
  for (const option of options) {
    const entry = { option, text: folded(`${option.label} ${option.info ?? ''}`) };
    const group = groups.get(option.group);
    if (group) group.push(entry);
    else groups.set(option.group, [entry]);
  }
  return [...groups.values()].flat();
}

/**
 * The options that contain every word of `text`, ignoring case and accents. In each group those
 * whose label is `text` come first, then those that begin with it, because Enter takes the first.
 */
export function matching<Value extends string>(
  entries: readonly Searchable<Value>[],
  text: string,
): ComboOption<Value>[] {
  const whole = folded(text).trim();
  if (whole === '') return entries.map(({ option }) => option);
  const words = whole.split(/\s+/);
  const groups = new Map<string | undefined, ComboOption<Value>[][]>();
  for (const { option, text: searched } of entries) {
    if (!words.every((word) => searched.includes(word))) continue;
    const ranks = groups.get(option.group) ?? [[], [], []];
    groups.set(option.group, ranks);
    const rank = !searched.startsWith(whole) ? 2 : folded(option.label) === whole ? 0 : 1;
    ranks[rank]?.push(option);
  }
  return [...groups.values()].flat(2);
}

// Most texts are ASCII, which needs no decomposition.
const folded = (text: string) =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase();
// eslint-disable-next-line no-control-regex -- The range is that of ASCII.
const ASCII = /^[\x00-\x7f]*$/;
