import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { TextInput } from '@/ui/text-input/TextInput';
import { printRange } from './filter-value';
import { ChoiceForm } from './ChoiceForm';

const isBound = (text: string) => /^(-?\d+)?$/.test(text.trim());

/** A range of integers; either end may be left open. */
export function NumberRangeChoice({ onValue }: { onValue: (value: string) => void }) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const isReady = `${from}${until}`.trim() !== '' && isBound(from) && isBound(until);
  const errorOf = (text: string) => (isBound(text) ? undefined : t('lists.filterInvalid'));
  return (
    <ChoiceForm
      ready={isReady}
      onSubmit={() => onValue(printRange({ from: from.trim(), until: until.trim() }))}
    >
      <TextInput
        inputMode="numeric"
        label={t('lists.filterFrom')}
        value={from}
        error={errorOf(from)}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextInput
        inputMode="numeric"
        label={t('lists.filterUntil')}
        value={until}
        error={errorOf(until)}
        help={t('lists.filterBounds')}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ChoiceForm>
  );
}
