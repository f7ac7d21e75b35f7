import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Spinner } from '@/ui/spinner/Spinner';
import { TextInput } from '@/ui/text-input/TextInput';
import { searchQueries } from '@/views/execution/queries';

/** Some servers have thousands of streams; the rest is found by name. */
const MAX_SHOWN = 50;

type StreamChoiceProps = { chosen: readonly string[]; onApply: (streams: string[]) => void };

export function StreamChoice({ chosen, onApply }: StreamChoiceProps) {
  const streams = useQuery(searchQueries.streams());
  const [text, setText] = useState('');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen));
  const found = matching(streams.data ?? [], text, chosen);
  const toggle = (id: string) =>
    setIds((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply([...ids]);
  };
  /** Enter selects the first match; once it is selected, Enter applies the selection. */
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = found;
    if (event.key !== 'Enter' || text.trim() === '' || (first && ids.has(first.id))) return;
    event.preventDefault();
    if (first) toggle(first.id);
  };

  return (
    <Panel onSubmit={submit}>
      <TextInput
        label={t('streams.find')}
        hideLabel
        placeholder={t('streams.find')}
        type="search"
        autoFocus
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={takeFirst}
      />
      {streams.isPending && <Spinner label={t('streams.loading')} />}
      {streams.isError && (
        <FailureNotice error={streams.error} retry={() => void streams.refetch()} />
      )}
      {streams.data && (
        <List>
          {found.slice(0, MAX_SHOWN).map(({ id, title }) => (
            <li key={id}>
              <Checkbox label={title} checked={ids.has(id)} onChange={() => toggle(id)} />
            </li>
          ))}
          {found.length === 0 && <Note>{t('streams.none')}</Note>}
          {found.length > MAX_SHOWN && (
            <Note>{t('streams.more', { count: found.length - MAX_SHOWN })}</Note>
          )}
        </List>
      )}
      <Foot>
        <Button variant="quiet" disabled={ids.size === 0} onClick={() => setIds(new Set())}>
          {t('streams.clear')}
        </Button>
        <Button type="submit" variant="primary">
          {t('streams.apply')}
        </Button>
      </Foot>
    </Panel>
  );
}

/** Selected streams come first, so that they are visible among thousands. */
function matching(streams: readonly Stream[], text: string, chosen: readonly string[]): Stream[] {
  const needle = text.trim().toLowerCase();
  const found = streams.filter(
    ({ id, title }) => title.toLowerCase().includes(needle) || id === needle,
  );
  return found.toSorted(
    (one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)),
  );
}

const Panel = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  width: min(26em, 92vw);
  padding: ${({ theme }) => theme.space.m};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  max-height: 22em;
  margin: 0;
  padding: ${({ theme }) => theme.space.hair};
  list-style: none;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Note = styled.li`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
`;
