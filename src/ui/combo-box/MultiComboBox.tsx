import { useState, type ClipboardEvent } from 'react';
import { ClearButton, ComboBoxFrame, ComboButtons, ComboInput, OpenButton } from './ComboShell';
import type { MultiComboBoxProps } from './multi-combo-box-props';
import { optionOf } from './matching';
import { OptionList } from './OptionList';
import { withPasted } from './pasted-values';
import { useMultiCombo } from './use-multi-combo';
import { ValueChip } from './ValueChip';

/** Several values, each a chip; a comma-separated list can be pasted. */
export function MultiComboBox<Value extends string>(props: MultiComboBoxProps<Value>) {
  const { value: values, onChange, clearable = false, suggestFrom = 0, texts } = props;
  const { disabled = false, monospace = false, loading, failure } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { combo, chips, items, total, onNearEnd, suggests, input, list, virtual } =
    useMultiCombo(props);
  const opensByButton = suggestFrom === 0;
  const hasNews = items.length > 0 || loading === true || failure !== undefined;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const next = withPasted(values, event.clipboardData.getData('text/plain'), props);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <ComboBoxFrame
      ref={setAnchor}
      $invalid={props['aria-invalid'] === true}
      $disabled={disabled}
      $buttons={(clearable ? 1 : 0) + (opensByButton ? 1 : 0)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.querySelector('input')?.focus()
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
        {opensByButton && (
          <OpenButton
            {...combo.getToggleButtonProps({ disabled })}
            aria-label={texts.showOptions}
          />
        )}
      </ComboButtons>
      {combo.isOpen && anchor && suggests && (opensByButton || hasNews) && (
        <OptionList
          anchor={anchor}
          items={items}
          total={total}
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
