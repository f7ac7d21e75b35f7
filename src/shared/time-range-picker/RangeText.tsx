import { useState, type KeyboardEvent } from 'react';
import { readRangeText } from '@/domain/time-range/range-text';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { TextInput } from '@/ui/text-input/TextInput';

type RangeTextProps = {
  zone: string;
  /** What was typed or pasted says this range. */ onRead: (range: TimeRange) => void;
  onApply: (range: TimeRange) => void;
};

/** Takes a range in whatever form somebody has it. Enter applies what could be read. */
export function RangeText({ zone, onRead, onApply }: RangeTextProps) {
  const [text, setText] = useState('');
  const read = (wanted: string) => readRangeText(wanted, { now: Date.now(), zone });
  const range = read(text);
  const change = (wanted: string) => {
    setText(wanted);
    const found = read(wanted);
    if (found) onRead(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    if (range) onApply(range);
  };
  return (
    <TextInput
      label={t('timeRange.paste')}
      hideLabel
      placeholder={t('timeRange.pastePlaceholder')}
      error={text.trim() !== '' && !range ? t('timeRange.pasteUnread') : undefined}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onKeyDown={onKeyDown}
      onChange={({ target }) => change(target.value)}
    />
  );
}
