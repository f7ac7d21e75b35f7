import { useMemo } from 'react';
import { inGroups, matching, searchable } from './matching';
import type { ComboItem, ComboSource, ComboTexts } from './option';

type Rules<Value extends string> = {
  texts: ComboTexts;
  /** Values that are not offered. */
  without?: ReadonlySet<Value> | undefined;
  most?: number | undefined;
  /** Turns typed text into a value, undefined if it is not a valid one. */
  toValue?: ((typed: string) => Value | undefined) | undefined;
};

/** The entries for a typed text; undefined means that nothing was typed yet. */
export function useComboItems<Value extends string>(
  typed: string | undefined,
  { options, onSearch }: ComboSource<Value>,
  { texts, without, most = Infinity, toValue }: Rules<Value>,
): ComboItem<Value>[] {
  const filter = onSearch === undefined ? (typed?.trim() ?? '') : '';
  const isFiltered = filter !== '';
  // Many boxes of a page can share tens of thousands of options, and few of them are typed in.
  const entries = useMemo(() => (isFiltered ? searchable(options) : NONE), [options, isFiltered]);
  const found = useMemo(
    () => (isFiltered ? matching(entries, filter) : inGroups(options)),
    [entries, options, isFiltered, filter],
  );
  const offered = useMemo(() => {
    const all = without?.size ? found.filter(({ value }) => !without.has(value)) : found;
    return all.slice(0, most).map((option) => ({ kind: 'option', option }) as const);
  }, [found, most, without]);
  return useMemo(() => {
    const text = typed?.trim() ?? '';
    const value = text === '' ? undefined : toValue?.(text);
    const exists =
      value !== undefined &&
      (without?.has(value) === true ||
        options.some((option) => option.value === value || option.label === text));
    return value !== undefined && !exists
      ? [...offered, { kind: 'create', value, label: texts.create(text) }]
      : offered;
  }, [offered, options, texts, toValue, typed, without]);
}

const NONE: never[] = [];
