import type { ComboOption } from './option';

export type Searchable<Value extends string> = { option: ComboOption<Value>; text: string };

/** Options in display order: those of a group together, where its first one is. */
export function inGroups<Value extends string>(
  options: readonly ComboOption<Value>[],
): readonly ComboOption<Value>[] {
  if (options.every(({ group }) => group === options[0]?.group)) return options;
  const groups = new Map<string | undefined, ComboOption<Value>[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups.values()].flat();
}

/** Options in display order with their normalized search text; computed once for many searches. */
export const searchable = <Value extends string>(
  options: readonly ComboOption<Value>[],
): Searchable<Value>[] =>
  inGroups(options).map((option) => ({
    option,
    text: folded(`${option.label} ${option.info ?? ''}`),
  }));

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
