import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { formatInstant } from '@/domain/format/instants/instant';
import { levelOf } from '@/domain/format/level';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { messageId, messageName } from '../facts/message-facts';
import { sharedFields, DEFAULT_SURROUNDINGS } from '../facts/searches-around';
import { levelName } from '../text/level';
import { LogText } from '../text/LogText';
import { valueLine } from '../text/value-text';
import { contextRows, scopeOf, type ContextScope, type Direction } from './context-rows';
import { ContextScopeChoice } from './ContextScopeChoice';

/** Number of messages added per click. */
const STEP = 5;
const ROW_TEXT = 400;

type ContextRowsProps = { message: ResultMessage; zone: string };

/**
 * The messages before and after one, oldest first. Users choose how many, and which fields they
 * share.
 */
export function ContextRows({ message, zone }: ContextRowsProps) {
  const { data: config } = useQuery({ ...searchesConfig(), retry: false });
  const defaultFields = sharedFields(
    message.message,
    (config ?? DEFAULT_SURROUNDINGS).surrounding_filter_fields,
  ).slice(0, 1);
  const [chosen, setChosen] = useState<{ fields: readonly string[]; streams: readonly string[] }>();
  const { fields, streams } = chosen ?? { fields: defaultFields, streams: [] };
  const scope = scopeOf(message, fields, streams);
  const before = useSide(message, 'before', scope);
  const after = useSide(message, 'after', scope);
  return (
    <Panel aria-label={t('message.inContext')}>
      <ContextScopeChoice
        message={message}
        fields={fields}
        streams={streams}
        onChange={setChosen}
      />
      <Side side={before} direction="before" />
      <Lines role="list" aria-label={t('message.contextLines')}>
        {before.rows.toReversed().map((row) => (
          <Line key={messageName(row)} row={row} zone={zone} />
        ))}
        <Line row={message} zone={zone} isThis />
        {after.rows.map((row) => (
          <Line key={messageName(row)} row={row} zone={zone} />
        ))}
      </Lines>
      <Side side={after} direction="after" />
    </Panel>
  );
}

type SideState = {
  rows: readonly ResultMessage[];
  ended: boolean;
  loading: boolean;
  error: Error | null;
  more: () => void;
};

/** One direction; each batch continues after the last message of the previous one. */
function useSide(message: ResultMessage, direction: Direction, scope: ContextScope): SideState {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['search', 'context', messageName(message), direction, scope] as const,
    queryFn: ({ pageParam, signal }) => contextRows(pageParam, direction, STEP, scope, signal),
    initialPageParam: message,
    getNextPageParam: (last) => (last.length < STEP ? undefined : last.at(-1)),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return {
    rows: data?.pages.flat() ?? [],
    ended: data !== undefined && !hasNextPage,
    loading: isFetching,
    error,
    more: () => void (data ? fetchNextPage() : refetch()),
  };
}

function Side({
  side: { ended, loading, error, more, rows },
  direction,
}: {
  side: SideState;
  direction: Direction;
}) {
  if (error && !loading) return <FailureNotice error={error} retry={more} />;
  if (loading && rows.length === 0) return <Skeleton width="60%" />;
  if (ended)
    return (
      <Ended>{t(direction === 'before' ? 'message.nothingBefore' : 'message.nothingAfter')}</Ended>
    );
  return (
    <div>
      <Button variant="quiet" disabled={loading} onClick={more}>
        {t(direction === 'before' ? 'message.moreBefore' : 'message.moreAfter', { count: STEP })}
      </Button>
    </div>
  );
}

function Line({
  row,
  zone,
  isThis = false,
}: {
  row: ResultMessage;
  zone: string;
  isThis?: boolean;
}) {
  const { message, index } = row;
  const at = formatInstant(String(message['timestamp'] ?? ''), { zone, format: 'complete' });
  return (
    <Item role="listitem" aria-current={isThis || undefined} $level={levelOf(message['level'])}>
      {isThis || index === '' ? (
        <time>{at}</time>
      ) : (
        <Link to={paths.message(index, messageId(row))} title={t('message.permalink')}>
          {at}
        </Link>
      )}
      <Source>
        <LogText text={valueLine(message['source'], 60)} />
      </Source>
      {message['level'] != null && (
        <Source>{levelName(message['level'], valueLine(message['level'], 20))}</Source>
      )}
      <span>
        <LogText text={valueLine(message['message'], ROW_TEXT)} />
      </span>
    </Item>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
`;

const Lines = styled.div`
  font: ${({ theme }) => `${theme.size.log}/1.6 ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
`;

const Item = styled.div<{ $level: number | undefined }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2ch;
  padding: 0 ${({ theme }) => theme.space.s};
  border-inline-start: ${({ theme }) => theme.line.edge} solid
    ${({ theme, $level }) => ($level === undefined ? 'transparent' : theme.level[$level])};
  overflow-wrap: anywhere;
  > :last-child {
    flex: 1 1 30ch;
    min-width: 0;
  }
  > a,
  > time {
    color: ${({ theme }) => theme.color.muted};
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.selected};
  }
`;

const Source = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Ended = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
