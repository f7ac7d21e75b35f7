import type { UseComboboxStateChange, UseComboboxStateChangeTypes } from 'downshift';
import { useCombobox } from 'downshift';
import { useState, type FocusEvent } from 'react';
import { isOff, type ComboItem } from './option';

type Highlighting<Value extends string> = {
  items: readonly ComboItem<Value>[];
  typed: string;
  /** Turns typed text into a value, undefined if it is not a valid one. */
  toValue?: ((typed: string) => Value | undefined) | undefined;
  /** The options are those of an earlier text until the server has answered. */
  isOutdated: boolean;
};

type Mark = { index: number; by: 'arrows' | 'pointer' };

/** The ways in which users point at an entry by keyboard. */
const ARROWS = new Set<UseComboboxStateChangeTypes>([
  useCombobox.stateChangeTypes.InputKeyDownArrowDown,
  useCombobox.stateChangeTypes.InputKeyDownArrowUp,
  useCombobox.stateChangeTypes.InputKeyDownHome,
  useCombobox.stateChangeTypes.InputKeyDownEnd,
  useCombobox.stateChangeTypes.InputKeyDownPageUp,
  useCombobox.stateChangeTypes.InputKeyDownPageDown,
]);

/**
 * Which entry of a list Enter, Tab and leaving take, the same in all pickers: the one that arrow
 * keys went to; else the typed text where it may be a value; else the first match. Hovering
 * highlights for Enter and clicks only, because the pointer may rest anywhere.
 */
export function useHighlight<Value extends string>({
  items,
  typed,
  toValue,
  isOutdated,
}: Highlighting<Value>) {
  const [mark, setMark] = useState<Mark>();
  const text = typed.trim();
  const value = text === '' ? undefined : toValue?.(text);
  const first = text === '' || isOutdated ? -1 : Math.min(0, items.length - 1);
  const meant = value === undefined ? first : placeOf(value, text, items);
  const index = mark !== undefined && mark.index < items.length ? mark.index : meant;
  return {
    index,
    onHighlightedIndexChange: ({
      type,
      highlightedIndex,
    }: UseComboboxStateChange<ComboItem<Value>>) =>
      setMark(
        highlightedIndex === undefined || highlightedIndex < 0
          ? undefined
          : { index: highlightedIndex, by: ARROWS.has(type) ? 'arrows' : 'pointer' },
      ),
    /** What is typed decides again. */
    release: () => setMark(undefined),
    /** The entry was taken: it stays highlighted, but leaving does not take the next one. */
    rest: () => setMark((before) => before && { ...before, by: 'pointer' }),
    /** What leaving takes. */
    left: (): ComboItem<Value> | undefined => {
      const item = items[mark?.by === 'arrows' ? index : meant];
      return item && !isOff(item) ? item : undefined;
    },
  };
}

/** The entry of a typed value; -1 if it was chosen before. */
function placeOf<Value extends string>(
  value: Value,
  text: string,
  items: readonly ComboItem<Value>[],
): number {
  const exact = items.findIndex(
    (item) => item.kind === 'option' && (item.option.value === value || item.option.label === text),
  );
  return exact >= 0 ? exact : items.findIndex((item) => item.kind === 'create');
}

/** The window lost the focus, and the box will have it again when users return. */
export const leavesWindow = ({ currentTarget }: FocusEvent): boolean =>
  currentTarget.ownerDocument.activeElement === currentTarget;
