import {
  useCombobox,
  useMultipleSelection,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { escapeClosesList, keepFromDownshift } from './combo-keys';
import { isOff, keyOfItem, valueOfItem, type ComboItem } from './option';
import type { MultiComboBoxProps } from './multi-combo-box-props';
import { VIRTUAL_FROM } from './OptionList';
import type { VirtualHandle } from './rows';
import { useComboItems } from './use-combo-items';
import { leavesWindow, useHighlight } from './use-highlight';

/** State and props getters of a combo box with several values. */
export function useMultiCombo<Value extends string>(props: MultiComboBoxProps<Value>) {
  const { value: values, onChange, toValue, suggestFrom = 0 } = props;
  const { texts, id, disabled = false, onSearch } = props;
  const [typed, setTyped] = useState('');
  const virtual = useRef<VirtualHandle>(null);
  const chosen = useMemo(() => new Set(values), [values]);
  const found = useComboItems(typed, props, {
    texts,
    without: chosen,
    most: props.mostSuggestions,
    toValue,
  });
  const suggests = typed.trim().length >= suggestFrom;
  const items = suggests ? found.items : NONE;
  const highlight = useHighlight({
    items,
    typed,
    toValue,
    isOutdated: onSearch !== undefined && props.loading === true,
  });
  const write = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const type = (text: string) => {
    highlight.release();
    write(text);
  };
  const add = (value: Value) => {
    highlight.rest();
    write('');
    if (!chosen.has(value)) onChange([...values, value]);
  };
  const leave = () => {
    const left = highlight.left();
    if (left) add(valueOfItem(left));
    type('');
  };
  const chips = useMultipleSelection<Value>({
    selectedItems: [...values],
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
  });
  const combo = useCombobox<ComboItem<Value>>({
    items,
    itemToString: () => '',
    itemToKey: keyOfItem,
    isItemDisabled: isOff,
    selectedItem: null,
    inputValue: typed,
    ...(id !== undefined && { inputId: id, labelId: id }),
    stateReducer: staysOpen,
    onStateChange: ({ selectedItem }) => selectedItem && add(valueOfItem(selectedItem)),
    highlightedIndex: highlight.index,
    onHighlightedIndexChange: (change) => {
      highlight.onHighlightedIndexChange(change);
      virtual.current?.show(change.highlightedIndex);
    },
    ...(items.length >= VIRTUAL_FROM && { scrollIntoView: () => {} }),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    escapeClosesList(event, combo.isOpen);
    const chooses = combo.isOpen && combo.highlightedIndex >= 0;
    if (event.key !== 'Enter' || chooses || typed === '' || event.nativeEvent.isComposing) return;
    // Typed text is never submitted along with the form around it.
    event.preventDefault();
    keepFromDownshift(event);
    const value = toValue?.(typed.trim());
    if (highlight.left() || (value !== undefined && chosen.has(value))) leave();
  };
  const input = combo.getInputProps({
    ...chips.getDropdownProps({ onKeyDown }),
    disabled,
    placeholder: values.length === 0 ? props.placeholder : undefined,
    'aria-label': props['aria-label'],
    onChange: ({ currentTarget }) => type(currentTarget.value),
    onBlur: (event) => {
      if (leavesWindow(event)) return keepFromDownshift(event);
      leave();
      props.onBlur?.();
    },
  });
  // Downshift requires a call in every render, even while the list is closed.
  const list = combo.getMenuProps({ 'aria-multiselectable': true }, { suppressRefError: true });
  const { total, onNearEnd } = found;
  return { combo, chips, items, total, onNearEnd, suggests, input, list, virtual };
}

const NONE: never[] = [];

/** Keeps the list open after a choice; leaving the box chooses nothing. */
function staysOpen<Item extends ComboItem<string>>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputKeyDownEnter:
    case useCombobox.stateChangeTypes.ItemClick:
      return changes.selectedItem && isOff(changes.selectedItem)
        ? state
        : { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: null };
    default:
      return changes;
  }
}
