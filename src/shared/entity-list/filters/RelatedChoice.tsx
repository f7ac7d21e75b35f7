import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';
import { TextInput } from '@/ui/text-input/TextInput';
import { ChoiceList } from './ChoiceList';
import { filterQueries } from './filter-queries';

/** Selects an entity of another collection by its title. */
export function RelatedChoice({
  collection,
  label,
  onChoose,
}: {
  collection: string;
  label: string;
  onChoose: (id: string) => void;
}) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const { data, error, refetch } = useQuery(filterQueries.suggestions(collection, wanted));
  return (
    <>
      <TextInput
        label={t('lists.filterFind')}
        hideLabel
        placeholder={t('lists.filterFind')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNotice error={error} retry={() => void refetch()} />
      {!data && !error && <Spinner label={t('lists.loading')} />}
      {data && (
        <ChoiceList
          label={label}
          choices={data.suggestions.map(({ id, value }) => ({ value: id, title: value }))}
          onChoose={onChoose}
        />
      )}
      {data && data.pagination.total > data.suggestions.length && (
        <More>{t('lists.filterMore')}</More>
      )}
    </>
  );
}

const More = styled.p`
  margin: 0;
  padding-inline: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
