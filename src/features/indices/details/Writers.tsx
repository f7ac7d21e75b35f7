import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { IndexSet } from '@/contract/index-sets';
import { PERMISSIONS } from '@/contract/permissions';
import { formatCount } from '@/domain/format/number';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { indexQueries } from '../model/queries';
import { Quiet } from './Quiet';

/** The streams whose messages are stored in the set. */
export function Writers({ set }: { set: IndexSet }) {
  const { permits } = useSession();
  const { data, error, isPending, refetch } = useQuery(indexQueries.streams(set.id));
  return (
    <DetailCard title={t('indexSets.writers')} busy={isPending}>
      <FailureNotice error={error} retry={() => void refetch()} />
      {isPending && <SkeletonList rows={3} columns={1} label={t('app.loadingPart')} />}
      {data?.streams.length === 0 && (
        <Quiet>
          {t(
            permits(PERMISSIONS.streams.read)
              ? 'indexSets.noWriters'
              : 'indexSets.noVisibleWriters',
          )}
        </Quiet>
      )}
      {data && data.streams.length > 0 && (
        <List>
          {data.streams.map(({ id, title, disabled }) => (
            <li key={id}>
              <Link to={paths.streamSearch(id)}>{title}</Link>
              {disabled && <Chip>{t('indexSets.paused')}</Chip>}
            </li>
          ))}
        </List>
      )}
      {data && data.total > data.streams.length && (
        <Link to={paths.streams({ filters: `index_set_id:${set.id}` })}>
          {t('indexSets.allStreams', { streams: formatCount(data.total) })}
        </Link>
      )}
    </DetailCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space.s};
    overflow-wrap: anywhere;
  }
`;
