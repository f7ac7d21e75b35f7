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

/** The options that contain every word of `text`, ignoring case and accents. */
export function matching<Value extends string>(
  entries: readonly Searchable<Value>[],
  text: string,
): ComboOption<Value>[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? entries
      : entries.filter((entry) => words.every((word) => entry.text.includes(word)));
  return found.map(({ option }) => option);
}

// Most texts are ASCII, which needs no decomposition.
const folded = (text: string) =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase();
// eslint-disable-next-line no-control-regex -- The range is that of ASCII.
const ASCII = /^[\x00-\x7f]*$/;
