import { useState } from 'react';
import styled from 'styled-components';
import { quotePhrase } from '@/domain/query/syntax/escapes';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { LineInput } from '@/ui/text-input/LineInput';
import { useInputChoice } from '../model/use-rule-inputs';
import type { Sampled } from './sample';

const AGES = ['0', '300', '3600', '86400', '604800'] as const;
type Age = (typeof AGES)[number];

/** Chooses the messages that rules are tested with: by query, by input, and by age. */
export function SampleSearch({ onSearch }: { onSearch: (sampled: Sampled) => void }) {
  const [query, setQuery] = useState('');
  const [input, setInput] = useState('');
  const [before, setBefore] = useState<Age>('0');
  const { inputs } = useInputChoice();
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        const parts = [
          query.trim() === '' ? [] : [`(${query.trim()})`],
          input === '' ? [] : [`gl2_source_input:${quotePhrase(input)}`],
        ].flat();
        onSearch({ query: parts.join(' AND '), before: Number(before) });
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
      <Field label={t('streams.sampleBefore')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={before}
            onChange={setBefore}
            options={AGES.map((value) => ({ value, label: t(`streams.sampleAge.${value}`) }))}
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
