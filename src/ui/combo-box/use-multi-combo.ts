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

/** State and props getters of a combo box with several values. */
export function useMultiCombo<Value extends string>(props: MultiComboBoxProps<Value>) {
  const { value: values, onChange, toValue, suggestFrom = 0, addOnTab = false } = props;
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
  const type = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const add = (value: Value) => {
    type('');
    if (!chosen.has(value)) onChange([...values, value]);
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
    onHighlightedIndexChange: ({ highlightedIndex }) => virtual.current?.show(highlightedIndex),
    ...(items.length >= VIRTUAL_FROM && { scrollIntoView: () => {} }),
  });

  const typedValue = () => (typed.trim() === '' ? undefined : toValue?.(typed.trim()));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    escapeClosesList(event, combo.isOpen);
    const isEnter = event.key === 'Enter' && !(combo.isOpen && combo.highlightedIndex >= 0);
    const isTab = event.key === 'Tab' && !event.shiftKey && addOnTab;
    const value = isEnter || isTab ? typedValue() : undefined;
    if (event.nativeEvent.isComposing || value === undefined) return;
    event.preventDefault();
    keepFromDownshift(event);
    add(value);
  };
  const input = combo.getInputProps({
    ...chips.getDropdownProps({ onKeyDown }),
    disabled,
    placeholder: values.length === 0 ? props.placeholder : undefined,
    'aria-label': props['aria-label'],
    onChange: ({ currentTarget }) => type(currentTarget.value),
    onBlur: () => {
      // Leaving the box adds the typed text if it is a valid value.
      const value = typedValue();
      if (value !== undefined) add(value);
      else type('');
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
    case useCombobox.stateChangeTypes.InputChange:
      return { ...changes, highlightedIndex: -1 };
    default:
      return changes;
  }
}
