import { useMemo, useState } from 'react';
import { indexOf } from './matching';
import type { ComboItem, ComboSource, ComboTexts } from './option';

type Rules<Value extends string> = {
  texts: ComboTexts;
  /** The selected value, which is listed even in a list too long to reach it. */
  selected?: Value | undefined;
  /** Values that are not offered. */
  without?: ReadonlySet<Value> | undefined;
  most?: number | undefined;
  /** Turns typed text into a value, undefined if it is not a valid one. */
  toValue?: ((typed: string) => Value | undefined) | undefined;
};

export type ComboItems<Value extends string> = {
  items: ComboItem<Value>[];
  /** How many there are with those that are not listed yet; undefined if that was not counted. */
  total: number | undefined;
  /** Lists more; called near the end of the list. */
  onNearEnd: (() => void) | undefined;
};

/** Options that are listed at once. Of long lists, more follow as users scroll to their end. */
const BATCH = 500;

/** The entries for a typed text; undefined means that nothing was typed yet. */
export function useComboItems<Value extends string>(
  typed: string | undefined,
  { options, onSearch, onNearEnd }: ComboSource<Value>,
  { texts, selected, without, most = Infinity, toValue }: Rules<Value>,
): ComboItems<Value> {
  const filter = onSearch === undefined ? (typed?.trim() ?? '') : '';
  const index = indexOf(options);
  const [batches, setBatches] = useState({ of: options, filter, count: 1 });
  const count = batches.of === options && batches.filter === filter ? batches.count : 1;
  const limit = Math.min(most, count * BATCH);
  const { options: found, isCut } = useMemo(
    () => index.find(filter, { without, most: limit }),
    [index, filter, without, limit],
  );
  const offered = useMemo(() => {
    const place = selected === undefined || filter !== '' ? -1 : index.placeOf(selected);
    const above = place >= found.length ? index.ordered.slice(place, place + 1) : [];
    return [...above, ...found].map((option) => ({ kind: 'option', option }) as const);
  }, [index, found, selected, filter]);
  const items = useMemo(() => {
    const text = typed?.trim() ?? '';
    const value = text === '' ? undefined : toValue?.(text);
    const exists =
      value !== undefined &&
      (without?.has(value) === true || index.placeOf(value) >= 0 || index.hasLabel(text));
    return value !== undefined && !exists
      ? [{ kind: 'create' as const, value, label: texts.create(text) }, ...offered]
      : offered;
  }, [offered, index, texts, toValue, typed, without]);
  const hasMore = isCut && limit < most;
  return {
    items,
    total: !hasMore
      ? items.length
      : filter === ''
        ? options.length - (without?.size ?? 0)
        : undefined,
    onNearEnd: hasMore ? () => setBatches({ of: options, filter, count: count + 1 }) : onNearEnd,
  };
}
