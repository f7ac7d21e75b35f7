import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { searchedAttributes, titleInText } from './search-box/searched-attributes';

const ROWS = 8;

/** Placeholder for the rows until they are first loaded. */
export function ListSkeleton() {
  return (
    <Lines>
      <VisuallyHidden role="status">{t('lists.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Line key={row}>
          <Skeleton width={`${14 + ((row * 7) % 12)}%`} />
          <Skeleton width={`${10 + ((row * 5) % 9)}%`} />
        </Line>
      ))}
    </Lines>
  );
}

type EmptyListProps = {
  filtered: boolean;
  query: string;
  attributes: readonly ListAttribute[];
  onClear: () => void;
  /** What to do if the list is empty. */
  children: ReactNode;
  /** Whether `children` begin by saying that there are no entries. */
  saysSo: boolean;
};

/** Shown if nothing matches, or if there are no entries at all. */
export function EmptyList({
  filtered,
  query,
  attributes,
  onClear,
  children,
  saysSo,
}: EmptyListProps) {
  const [first, ...others] = searchedAttributes(attributes);
  // The embedded node searches words in all texts.
  const isPlain = !useIsEmbedded() && query !== '' && !query.includes(':');
  const other = isPlain ? others.find(({ type }) => type === 'STRING') : undefined;
  return (
    <Empty>
      {(filtered || !saysSo) && (
        <strong>
          {filtered ? t('lists.noMatch') : t(children ? 'lists.nothingYet' : 'lists.noEntities')}
        </strong>
      )}
      {first && other && (
        <p>
          {t('lists.noMatchHint', {
            title: titleInText(first.title),
            other: titleInText(other.title),
            example: `${other.id}:${query.trim()}`,
          })}
        </p>
      )}
      {filtered ? <Button onClick={onClear}>{t('lists.clearSearch')}</Button> : children}
    </Empty>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  padding: ${({ theme }) => theme.height.tableHead} ${({ theme }) => theme.space.m} 0;
`;

const Line = styled.div`
  display: flex;
  gap: 20%;
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  p {
    max-width: 60ch;
    margin: 0;
  }
  strong {
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.size.large};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
