import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { BatchedSelect } from '@/shared/pickers/BatchedSelect';
import { DateTimePicker } from '@/shared/pickers/DateTimePicker';
import { LocalePicker } from '@/shared/pickers/LocalePicker';
import { RegexInput } from '@/shared/pickers/RegexInput';
import { DurationBox, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import { TimeZonePicker } from '@/shared/pickers/TimeZonePicker';
import { UrlInput } from '@/shared/pickers/UrlInput';
import { Field } from '@/ui/field/Field';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

const TOTAL = 500;
const shapes = [
  { value: 'bar', label: 'Bars' },
  { value: 'line', label: 'Lines' },
  { value: 'area', label: 'Areas' },
] as const;

export function PickerParts() {
  const [locale, setLocale] = useState<string | undefined>('und');
  const [zone, setZone] = useState<string>();
  const [duration, setDuration] = useState('PT1H');
  const [durationValid, setDurationValid] = useState(true);
  const [span, setSpan] = useState<TimeSpan<JavaTimeUnit>>({
    value: 30,
    unit: 'SECONDS',
    checked: true,
  });
  const [at, setAt] = useState<string | undefined>('2026-11-21T13:02:10.000Z');
  const [shape, setShape] = useState<'bar' | 'line' | 'area'>('bar');
  const [regex, setRegex] = useState('^host-(\\d+$');
  const [url, setUrl] = useState('https://lookups.example.org/hosts');
  const [batched, setBatched] = useState<string>();
  return (
    <>
      <Field label="Locale">
        {(control) => <LocalePicker {...control} value={locale} onChange={setLocale} />}
      </Field>
      <Field label="Time zone">
        {(control) => <TimeZonePicker {...control} value={zone} onChange={setZone} clearable />}
      </Field>
      <Field
        label="Session timeout"
        help={t('controls.durationHelp')}
        error={durationValid ? undefined : t('controls.durationInvalid')}
      >
        {(control) => (
          <DurationBox
            {...control}
            value={duration}
            onChange={setDuration}
            onValidity={setDurationValid}
          />
        )}
      </Field>
      <Field label="Cache entries expire after">
        {(control) => <TimeUnitBox {...control} value={span} onChange={setSpan} />}
      </Field>
      <Field label="Expires at">
        {(control) => <DateTimePicker {...control} value={at} onChange={setAt} />}
      </Field>
      <SegmentedControl label="Shape" options={shapes} value={shape} onChange={setShape} />
      <SegmentedControl
        label="Shape, off"
        options={shapes}
        value="line"
        onChange={() => {}}
        disabled
      />
      <Field label="Regular expression">
        {(control) => <RegexInput {...control} value={regex} onChange={setRegex} />}
      </Field>
      <Field label="Lookup URL">
        {(control) => <UrlInput {...control} value={url} onChange={setUrl} template="${key}" />}
      </Field>
      <Field label="In batches" help={`${TOTAL} options, 50 at a time.`}>
        {(control) => (
          <BatchedSelect
            {...control}
            queryKey={['parts']}
            load={loadNumbers}
            value={batched}
            onChange={setBatched}
            clearable
          />
        )}
      </Field>
    </>
  );
}

async function loadNumbers({
  search,
  page,
  perPage,
}: {
  search: string;
  page: number;
  perPage: number;
}) {
  const all = Array.from({ length: TOTAL }, (_, n) => ({
    value: `${n}`,
    label: `Number ${n}`,
  })).filter(({ label }) => label.includes(search));
  return { options: all.slice((page - 1) * perPage, page * perPage), total: all.length };
}
