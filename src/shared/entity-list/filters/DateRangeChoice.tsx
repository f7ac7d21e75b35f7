import { useState } from 'react';
import { DateTimePicker } from '@/shared/pickers/DateTimePicker';
import { t } from '@/shared/texts/t';
import { Field } from '@/ui/field/Field';
import { printRange } from './filter-value';
import { ChoiceForm } from './ChoiceForm';

/** A date range in the user's time zone; either end may be left open. */
export function DateRangeChoice({ onValue }: { onValue: (value: string) => void }) {
  const [from, setFrom] = useState<string>();
  const [until, setUntil] = useState<string>();
  const [unreadable, setUnreadable] = useState<{
    from?: string | undefined;
    until?: string | undefined;
  }>({});
  const isReady =
    (from !== undefined || until !== undefined) &&
    unreadable.from === undefined &&
    unreadable.until === undefined;
  const errorOf = (text: string | undefined) =>
    text === undefined ? undefined : t('lists.filterInvalid');
  return (
    <ChoiceForm
      ready={isReady}
      onSubmit={() => onValue(printRange({ from: from ?? '', until: until ?? '' }))}
    >
      <Field label={t('lists.filterFrom')} error={errorOf(unreadable.from)}>
        {(control) => (
          <DateTimePicker
            {...control}
            value={from}
            onChange={setFrom}
            onUnreadable={(text) => setUnreadable((before) => ({ ...before, from: text }))}
          />
        )}
      </Field>
      <Field
        label={t('lists.filterUntil')}
        help={t('lists.filterBounds')}
        error={errorOf(unreadable.until)}
      >
        {(control) => (
          <DateTimePicker
            {...control}
            value={until}
            onChange={setUntil}
            onUnreadable={(text) => setUnreadable((before) => ({ ...before, until: text }))}
          />
        )}
      </Field>
    </ChoiceForm>
  );
}
