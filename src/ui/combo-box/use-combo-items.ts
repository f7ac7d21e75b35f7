import { useMemo } from 'react';
import { matching, searchable } from './matching';
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
  const entries = useMemo(() => searchable(options), [options]);
  const found = useMemo(
    () => matching(entries, onSearch === undefined ? (typed ?? '') : ''),
    [entries, typed, onSearch],
  );
  return useMemo(() => {
    const offered =
      without === undefined ? found : found.filter(({ value }) => !without.has(value));
    const items: ComboItem<Value>[] = offered
      .slice(0, most)
      .map((option) => ({ kind: 'option', option }));
    const text = typed?.trim() ?? '';
    const value = text === '' ? undefined : toValue?.(text);
    const exists =
      value !== undefined &&
      (without?.has(value) === true ||
        options.some((option) => option.value === value || option.label === text));
    if (value !== undefined && !exists)
      items.push({ kind: 'create', value, label: texts.create(text) });
    return items;
  }, [found, most, options, texts, toValue, typed, without]);
}
