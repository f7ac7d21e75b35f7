import {
  useCombobox,
  useMultipleSelection,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ClearButton, ComboBoxFrame, ComboButtons, ComboInput, OpenButton } from './ComboShell';
import { escapeClosesList, keepFromDownshift } from './combo-keys';
import {
  isOff,
  keyOfItem,
  optionOf,
  valueOfItem,
  type ComboItem,
  type ComboLook,
  type ComboSource,
} from './option';
import { OptionList, VIRTUAL_FROM } from './OptionList';
import { useComboItems } from './use-combo-items';
import { ValueChip } from './ValueChip';
import type { VirtualHandle } from './rows';
import { withPasted } from './pasted-values';

export type MultiComboBoxProps<Value extends string> = ComboLook &
  ComboSource<Value> & {
    value: readonly Value[];
    onChange: (values: readonly Value[]) => void;
    clearable?: boolean | undefined;
    /**
     * Makes a value of a text that is no option, undefined where it cannot be one. Without it only
     * options can be chosen.
     */
    toValue?: ((typed: string) => Value | undefined) | undefined;
    /** Options are offered from this many typed characters on. */
    suggestFrom?: number | undefined;
    mostSuggestions?: number | undefined;
    /** Tab adds what was typed and stays; only without text it leaves. */
    addOnTab?: boolean | undefined;
  };

/** Several values, each a chip; a list separated by commas can be pasted. */
export function MultiComboBox<Value extends string>(props: MultiComboBoxProps<Value>) {
  const {
    value: values,
    onChange,
    clearable = false,
    toValue,
    suggestFrom = 0,
    mostSuggestions,
    addOnTab = false,
    texts,
    id,
    disabled = false,
    onBlur,
    placeholder,
    monospace = false,
    loading,
    failure,
    onSearch,
    onNearEnd,
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const inputElement = useRef<HTMLInputElement>(null);
  const virtual = useRef<VirtualHandle>(null);
  const chosen = useMemo(() => new Set(values), [values]);
  const found = useComboItems(typed, props, {
    texts,
    without: chosen,
    most: mostSuggestions,
    toValue,
  });
  const items = typed.trim().length >= suggestFrom ? found : NONE;
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
    const listChooses = combo.isOpen && combo.highlightedIndex >= 0;
    if (
      event.nativeEvent.isComposing ||
      !(
        (event.key === 'Enter' && !listChooses) ||
        (event.key === 'Tab' && !event.shiftKey && addOnTab)
      )
    )
      return;
    const value = typedValue();
    if (value === undefined) return;
    event.preventDefault();
    keepFromDownshift(event);
    add(value);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const next = withPasted(values, event.clipboardData.getData('text/plain'), props);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  const input = combo.getInputProps({
    ...chips.getDropdownProps({ ref: inputElement, onKeyDown }),
    disabled,
    placeholder: values.length === 0 ? placeholder : undefined,
    'aria-label': props['aria-label'],
    onChange: ({ currentTarget }) => type(currentTarget.value),
    onBlur: () => {
      // What was typed is not lost where it may be a value of its own.
      const value = typedValue();
      if (value !== undefined) add(value);
      else type('');
      onBlur?.();
    },
  });
  // Downshift wants to be asked at each rendering, also while there is no list.
  const list = combo.getMenuProps({ 'aria-multiselectable': true }, { suppressRefError: true });

  return (
    <ComboBoxFrame
      ref={setAnchor}
      $invalid={props['aria-invalid'] === true}
      $disabled={disabled}
      $buttons={(clearable ? 1 : 0) + (suggestFrom === 0 ? 1 : 0)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && inputElement.current?.focus()
      }
    >
      {values.map((value, index) => {
        const { label } = optionOf(value, props);
        return (
          <ValueChip
            key={value}
            label={label}
            removeLabel={texts.remove(label)}
            disabled={disabled}
            onRemove={() => chips.removeSelectedItem(value)}
            {...chips.getSelectedItemProps({ selectedItem: value, index })}
          />
        );
      })}
      <ComboInput
        {...input}
        $monospace={monospace}
        spellCheck={false}
        aria-labelledby={undefined}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        onPaste={onPaste}
      />
      <ComboButtons>
        {clearable && values.length > 0 && !disabled && (
          <ClearButton aria-label={texts.clear} title={texts.clear} onClick={() => onChange([])} />
        )}
        {suggestFrom === 0 && (
          <OpenButton
            {...combo.getToggleButtonProps({ disabled })}
            aria-label={texts.showOptions}
          />
        )}
      </ComboButtons>
      {combo.isOpen &&
        anchor &&
        typed.trim().length >= suggestFrom &&
        (suggestFrom === 0 || items.length > 0 || loading === true || failure !== undefined) && (
          <OptionList
            anchor={anchor}
            items={items}
            highlighted={combo.highlightedIndex}
            isSelected={() => false}
            list={list}
            getItemProps={combo.getItemProps}
            virtual={virtual}
            texts={texts}
            loading={loading}
            failure={failure}
            onNearEnd={onNearEnd}
          />
        )}
    </ComboBoxFrame>
  );
}

const NONE: never[] = [];

/** One option after the other can be chosen; leaving the box chooses none. */
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
