import { useState, type KeyboardEvent } from 'react';
import { hasSkippedTime, type RangeTextContext } from '@/domain/time-range/range-between';
import { readRangeText } from '@/domain/time-range/range-text';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { typeHeldKeys } from '@/ui/type-ahead/held-keys';
import { TextInput } from '@/ui/text-input/TextInput';

type RangeTextProps = {
  zone: string;
  /** Called when the text typed or pasted so far is a range. */
  onRead: (range: TimeRange) => void;
  onApply: (range: TimeRange) => void;
};

/**
 * Begins in the text field, so that `t` and a range are typed at a stretch. Not on touch screens,
 * where its keyboard would cover the presets.
 */
function begin(field: HTMLInputElement | null): void {
  if (!field || matchMedia('(pointer: coarse)').matches) return;
  field.focus();
  typeHeldKeys(field);
}

const unreadText = (text: string, context: RangeTextContext) =>
  t(hasSkippedTime(text, context) ? 'timeRange.missingHour' : 'timeRange.pasteUnread');

/** Accepts a time range in any common notation; Enter applies it. */
export function RangeText({ zone, onRead, onApply }: RangeTextProps) {
  const [{ text, typedAt }, setTyped] = useState({ text: '', typedAt: 0 });
  const range = readRangeText(text, { now: typedAt, zone });
  const change = (next: string) => {
    const now = Date.now();
    setTyped({ text: next, typedAt: now });
    const read = readRangeText(next, { now, zone });
    if (read) onRead(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    if (range) onApply(range);
  };
  return (
    <TextInput
      ref={begin}
      label={t('timeRange.paste')}
      hideLabel
      placeholder={t('timeRange.pastePlaceholder')}
      error={text.trim() !== '' && !range ? unreadText(text, { now: typedAt, zone }) : undefined}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onKeyDown={onKeyDown}
      onChange={({ target }) => change(target.value)}
    />
  );
}
