import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { quotePhrase } from '@/domain/query/syntax/escapes';
import type { TimeRange } from '@/domain/time-range/time-range';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { LineInput } from '@/ui/text-input/LineInput';
import { useInputChoice } from '../model/use-rule-inputs';
import type { Sampled } from './sample';

/** Chooses the messages that rules are tested with: by query, by input, and by time. */
export function SampleSearch({ onSearch }: { onSearch: (sampled: Sampled) => void }) {
  const [query, setQuery] = useState('');
  const [input, setInput] = useState('');
  const [range, setRange] = useState<TimeRange>();
  const { zone } = useSession();
  const { data: config } = useQuery({ ...searchesConfig(), retry: false });
  const { inputs } = useInputChoice();
  const search = (over: TimeRange | undefined) => {
    const parts = [
      query.trim() === '' ? [] : [`(${query.trim()})`],
      input === '' ? [] : [`gl2_source_input:${quotePhrase(input)}`],
    ].flat();
    onSearch({ query: parts.join(' AND '), range: over });
  };
  const chooseRange = (chosen: TimeRange | undefined) => {
    setRange(chosen);
    search(chosen);
  };
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        search(range);
      }}
    >
      <Field label={t('streams.sampleQuery')}>
        {(control) => <LineInput {...control} value={query} onChange={setQuery} monospace />}
      </Field>
      {inputs && inputs.size > 0 && (
        <Field label={t('streams.sampleInput')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={input}
              onChange={setInput}
              options={[
                { value: '', label: t('streams.sampleAnyInput') },
                ...[...inputs].map(([id, { title }]) => ({ value: id, label: title })),
              ]}
            />
          )}
        </Field>
      )}
      <Field label={t('timeRange.label')}>
        {({ id }) => (
          <TimeRangePicker
            buttonId={id}
            size="base"
            range={range}
            zone={zone}
            config={config}
            {...(!range && { label: t('streams.sampleNewest') })}
            noneLabel={t('streams.sampleNewest')}
            onNone={() => chooseRange(undefined)}
            onApply={chooseRange}
          />
        )}
      </Field>
      <Button type="submit">{t('streams.sampleSearch')}</Button>
    </Line>
  );
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.s};
  > :first-child {
    flex: 1 1 16em;
  }
`;
