import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { kindOf } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';

type PartProps<Data> = {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What can be done with all of it. */
  actions?: ReactNode;
  /** As many as will probably come. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page that comes, fails and is forbidden by itself. What is there stays when a later answer fails. */
export function Part<Data>({ title, query: { data, error, refetch }, actions, rows = 3, children }: PartProps<Data>) {
  const titleId = useId();
  const { kind } = kindOf(error);
  const forbidden = kind === 'missingPermission';
  const coming = data === undefined && (error === null || kind === 'noAnswer');
  return (
    <Card aria-labelledby={titleId} aria-busy={coming}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {actions}
      </Head>
      {forbidden ? <Quiet>{t('system.forbidden')}</Quiet> : <FailureNotice error={error} retry={() => void refetch()} />}
      {coming && <SkeletonList rows={rows} columns={2} label={t('app.loadingPart')} />}
      {data !== undefined && !forbidden && children(data)}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  h3 { margin: 0; font-size: ${({ theme }) => theme.size.base}; font-weight: ${({ theme }) => theme.weight.bold}; }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { padding: ${({ theme }) => theme.space.m}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  h2 { font-size: ${({ theme }) => theme.size.large}; }
`;

/** What is said where there is nothing to show. */
export const Quiet = styled.p`
  max-width: 90ch;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
