import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useRef, useState } from 'react';
import { ClearButton, ComboBoxFrame, ComboButtons, ComboInput, OpenButton } from './ComboShell';
import { escapeClosesList, keepFromDownshift } from './combo-keys';
import {
  isOff,
  keyOfItem,
  labelOfItem,
  valueOfItem,
  type ComboItem,
  type ComboLook,
  type ComboSource,
} from './option';
import { optionOf } from './matching';
import { OptionList, VIRTUAL_FROM } from './OptionList';
import { useComboItems } from './use-combo-items';
import { leavesWindow, useHighlight } from './use-highlight';
import type { VirtualHandle } from './rows';

export type ComboBoxProps<Value extends string> = ComboLook &
  ComboSource<Value> & {
    /** Undefined while nothing is selected. */
    value: Value | undefined;
    onChange: (value: Value | undefined) => void;
    clearable?: boolean | undefined;
    /**
     * Turns typed text into a value, undefined if it is not a valid one. Without it only options
     * can be chosen.
     */
    toValue?: ((typed: string) => Value | undefined) | undefined;
  };

/** A select with search. Long lists are virtualized. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const {
    value,
    onChange,
    clearable = false,
    toValue,
    texts,
    id,
    disabled = false,
    onBlur,
    placeholder,
    monospace = false,
    loading,
    failure,
    onSearch,
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<string>();
  const virtual = useRef<VirtualHandle>(null);
  const { items, total, onNearEnd } = useComboItems(typed, props, {
    texts,
    selected: value,
    toValue,
  });
  const selected: ComboItem<Value> | null =
    value === undefined ? null : { kind: 'option', option: optionOf(value, props) };
  const highlight = useHighlight({
    items,
    typed: typed ?? '',
    toValue,
    isOutdated: onSearch !== undefined && loading === true,
  });
  const type = (text: string | undefined) => {
    setTyped(text);
    highlight.release();
    onSearch?.(text ?? '');
  };

  const combo = useCombobox<ComboItem<Value>>({
    items,
    itemToString: labelOfItem,
    itemToKey: keyOfItem,
    isItemDisabled: isOff,
    selectedItem: selected,
    inputValue: typed ?? labelOfItem(selected),
    ...(id !== undefined && { inputId: id, labelId: id }),
    stateReducer: choosesOnlyWhenAsked,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(valueOfItem(selectedItem)),
    highlightedIndex: highlight.index,
    onIsOpenChange: ({ isOpen }) => !isOpen && type(undefined),
    onHighlightedIndexChange: (change) => {
      highlight.onHighlightedIndexChange(change);
      virtual.current?.show(change.highlightedIndex);
    },
    ...(items.length >= VIRTUAL_FROM && { scrollIntoView: () => {} }),
  });

  const input = combo.getInputProps({
    disabled,
    placeholder,
    'aria-label': props['aria-label'],
    // Downshift calls back asynchronously, after the caret would have jumped.
    onChange: ({ currentTarget }) => type(currentTarget.value),
    // Selects the text on click, as Tab does, so that typing replaces it.
    onClick: ({ currentTarget }) => typed === undefined && currentTarget.select(),
    onKeyDown: (event) => escapeClosesList(event, combo.isOpen),
    onBlur: (event) => {
      if (leavesWindow(event)) return keepFromDownshift(event);
      const left = highlight.left();
      if (left && valueOfItem(left) !== value) onChange(valueOfItem(left));
      if (typed === '' && clearable) onChange(undefined);
      type(undefined);
      onBlur?.();
    },
  });
  // Downshift requires a call in every render, even while the list is closed.
  const list = combo.getMenuProps({}, { suppressRefError: true });

  return (
    <ComboBoxFrame
      ref={setAnchor}
      $invalid={props['aria-invalid'] === true}
      $disabled={disabled}
      $buttons={clearable ? 2 : 1}
    >
      <ComboInput
        {...input}
        $monospace={monospace}
        spellCheck={false}
        aria-labelledby={undefined}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
      />
      <ComboButtons>
        {clearable && value !== undefined && !disabled && (
          <ClearButton
            aria-label={texts.clear}
            title={texts.clear}
            onClick={() => onChange(undefined)}
          />
        )}
        <OpenButton {...combo.getToggleButtonProps({ disabled })} aria-label={texts.showOptions} />
      </ComboButtons>
      {combo.isOpen && anchor && (
        <OptionList
          anchor={anchor}
          items={items}
          total={total}
          highlighted={combo.highlightedIndex}
          isSelected={(item) => item.kind === 'option' && item.option.value === value}
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

/** Leaving is ours (`useHighlight`), and disabled options cannot be chosen. */
function choosesOnlyWhenAsked<Item extends ComboItem<string>>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case useCombobox.stateChangeTypes.InputKeyDownEnter:
      return changes.selectedItem && isOff(changes.selectedItem) ? state : changes;
    default:
      return changes;
  }
}
