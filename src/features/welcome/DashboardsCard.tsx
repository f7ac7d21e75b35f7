import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { isScreen } from '@/domain/screens/screen-codec';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';

const SHOWN = 6;
/** The sample adds its dashboards a moment after the first start. In milliseconds. */
const WAIT = 10_000;

/** Leads to the dashboards at one press; nothing while there are none. */
export function DashboardsCard() {
  const { data } = useQuery({
    queryKey: [...queryRoots.dashboards, 'welcome'] as const,
    queryFn: ({ signal, client, queryKey }) =>
      call(
        listDashboards,
        { per_page: SHOWN, sort: 'title', order: 'asc', query: withoutScreens() },
        { signal, background: client.getQueryData(queryKey) !== undefined },
      ),
    refetchInterval: ({ state }) => (state.data?.elements.length === 0 ? WAIT : false),
  });
  const shown = data?.elements.filter((view) => !isScreen(view)) ?? [];
  if (!data || shown.length === 0) return null;
  const { total } = data.pagination;
  return (
    <DetailCard
      wide
      title={t('welcome.dashboards')}
      actions={
        total > shown.length && (
          <Link to={paths.dashboards()}>{t('welcome.allDashboards', { count: total })}</Link>
        )
      }
    >
      <List>
        {shown.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={paths.dashboard(id)}>{title}</Link>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </List>
    </DetailCard>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ theme }) => theme.width.fieldList}), 1fr)
  );
  gap: ${({ theme }) => theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: ${({ theme }) => theme.space.hair} 0 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;
