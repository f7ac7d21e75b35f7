import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';
import { printRange } from './filter-value';
import { readBound } from './read-bound';

/** A range of times, as the user's clock shows them, or of whole numbers; either side may stay open. */
export function RangeChoice({ type, onValue }: { type: ListAttribute['type']; onValue: (value: string) => void }) {
  const { zone } = useSession();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const bounds = { from: readBound(from, type, zone), until: readBound(until, type, zone) };
  const invalid = t('lists.filterInvalid');
  const nothing = from.trim() === '' && until.trim() === '' ? t('lists.filterEmpty') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nothing === undefined && bounds.from !== undefined && bounds.until !== undefined) onValue(printRange({ from: bounds.from, until: bounds.until }));
  };
  const kind = type === 'DATE' ? { type: 'datetime-local', step: 1 } : { inputMode: 'numeric' as const };
  return (
    <Fields onSubmit={submit} noValidate>
      <TextInput {...kind} label={t('lists.filterFrom')} value={from} onChange={({ target }) => setFrom(target.value)} error={tried ? (bounds.from === undefined ? invalid : nothing) : undefined} />
      <TextInput {...kind} label={t('lists.filterUntil')} value={until} onChange={({ target }) => setUntil(target.value)} error={tried && bounds.until === undefined ? invalid : undefined} help={type === 'DATE' ? t('lists.filterZone', { zone }) : t('lists.filterBounds')} />
      <Button type="submit" variant="primary">{t('lists.filterApply')}</Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
`;
