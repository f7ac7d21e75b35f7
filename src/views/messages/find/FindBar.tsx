import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { TextInput } from '@/ui/text-input/TextInput';
import { findRows, nextFound } from './find-rows';

export type FindBarProps = {
  text: string;
  box: RefObject<HTMLInputElement | null>;
  rows: readonly ResultMessage[];
  columns: readonly string[];
  zone: string;
  raw: boolean;
  /** The active row. */
  active: number | undefined;
  onFind: (text: string) => void;
  onGo: (row: number) => void;
  onClose: () => void;
};

/**
 * Finds text in the loaded rows, most of which are not rendered and so invisible to the browser's
 * own search. Enter goes to the next match, Shift+Enter to the previous one.
 */
export function FindBar({
  text,
  box,
  rows,
  columns,
  zone,
  raw,
  active,
  onFind,
  onGo,
  onClose,
}: FindBarProps) {
  const searched = useDeferredValue(text);
  const { data: found = NONE } = useQuery({
    queryKey: [
      'search',
      'find-in-rows',
      searched,
      columns,
      zone,
      raw,
      rows.length,
      rows[0]?.message['_id'],
    ] as const,
    queryFn: ({ signal }) => findRows({ rows, columns, zone, raw, text: searched }, signal),
    enabled: searched !== '',
    gcTime: 0,
    placeholderData: (before) => (searched === '' ? undefined : before),
    structuralSharing: false,
  });
  const position = active === undefined ? -1 : found.indexOf(active);
  const go = (step: 1 | -1) => {
    const next = nextFound(found, active, step);
    if (next !== undefined) onGo(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const caption =
    searched === ''
      ? ''
      : found.length === 0
        ? t('messageTools.notFound')
        : t('messageTools.foundAt', {
            count: found.length,
            at: position === -1 ? '–' : formatCount(position + 1),
            rows: formatCount(found.length),
            loaded: formatCount(rows.length),
          });

  return (
    <Bar role="search" aria-label={t('messageTools.findLabel')} onKeyDown={onKeyDown}>
      <TextInput
        label={t('messageTools.findLabel')}
        hideLabel
        type="search"
        placeholder={t('messageTools.findLabel')}
        ref={box}
        autoFocus
        value={text}
        onChange={(event) => onFind(event.target.value)}
      />
      <Caption role="status">{caption}</Caption>
      <IconButton
        label={t('messageTools.findPrevious')}
        icon={<ArrowUp aria-hidden size="1.1em" />}
        disabled={found.length === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        label={t('messageTools.findNext')}
        icon={<ArrowDown aria-hidden size="1.1em" />}
        disabled={found.length === 0}
        onClick={() => go(1)}
      />
      <IconButton
        label={t('messageTools.findClose')}
        icon={<X aria-hidden size="1.1em" />}
        onClick={onClose}
      />
    </Bar>
  );
}

const NONE: readonly number[] = [];

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m}`};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  > :first-child {
    flex: 0 1 24em;
    min-width: 0;
  }
`;

const Caption = styled.span`
  flex: 1;
  min-width: 0;
  padding: 0 ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
