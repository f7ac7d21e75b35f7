import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant } from '@/domain/format/instants/instant';
import { RouteExists } from '@/shared/navigation/route-exists';
import { readStartState } from '@/shared/navigation/start-state';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useNow } from '@/shared/refresh/use-now';
import { useSession, type Session } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { DashboardsCard } from './DashboardsCard';
import { EntityName } from './EntityName';
import { PagedCard } from './PagedCard';
import { welcomeQueries } from './queries';

type FirstStep = { to: string; title: PlainTextKey; text: PlainTextKey };

/** What the user may do, one step each. */
function firstSteps({ permits, permitsSome }: Session): readonly FirstStep[] {
  const reads = permitsSome(PERMISSIONS.streams.read);
  const steps: readonly (FirstStep & { offered: boolean })[] = [
    {
      to: paths.sendLogs(),
      title: 'welcome.sendLogs',
      text: 'welcome.sendLogsText',
      offered: permits(PERMISSIONS.inputs.create),
    },
    {
      to: paths.search(),
      title: 'welcome.search',
      text: 'welcome.searchText',
      offered: reads,
    },
    {
      to: paths.streams(),
      title: 'welcome.streams',
      text: permits(PERMISSIONS.streams.create) ? 'welcome.streamsText' : 'welcome.readStreamsText',
      offered: reads || permits(PERMISSIONS.streams.create),
    },
    {
      to: paths.dashboards(),
      title: 'welcome.dashboards',
      text: 'welcome.dashboardsText',
      offered: true,
    },
  ];
  return steps.filter(({ offered }) => offered);
}

/** Where users start: suggested first steps, and recent activity of themselves and others. */
export function WelcomePage() {
  const session = useSession();
  const { user, zone } = session;
  const routeExists = useContext(RouteExists);
  const now = useNow(1_000);
  const steps = firstSteps(session).filter(({ to }) => routeExists(to));
  const when = (at: string) => (
    <Time dateTime={at} title={formatInstant(at, { zone, format: 'withTimeZone' })}>
      {formatAge(Date.parse(at), now)}
    </Time>
  );

  return (
    <Page>
      <PageHead
        title={t('welcome.title')}
        description={t('welcome.lead', { name: user.full_name || user.username })}
      />
      {readStartState(useLocation().state) === 'gone' && (
        <Notice tone="warning" title={t('welcome.startGone')}>
          {t('welcome.startGoneText')}{' '}
          {!user.read_only && <Link to={paths.editUser(user.id)}>{t('welcome.chooseStart')}</Link>}
        </Notice>
      )}
      {!session.permitsSome(PERMISSIONS.streams.read) && (
        <Notice tone="info" title={t('failure.noStreamsTitle')}>
          {t('failure.noStreams')} {t('failure.noStreamsHelp')}
        </Notice>
      )}
      {steps.length > 0 && (
        <Steps aria-label={t('welcome.firstSteps')}>
          {steps.map(({ to, title, text }) => (
            <Step key={to} to={to}>
              <strong>{t(title)}</strong>
              <span>{t(text)}</span>
            </Step>
          ))}
        </Steps>
      )}
      <Cards>
        {routeExists(paths.dashboards()) && <DashboardsCard />}
        <PagedCard
          title={t('welcome.lastOpened')}
          empty={t('welcome.noLastOpened')}
          query={welcomeQueries.lastOpened}
          keyOf={({ grn }) => grn}
        >
          {({ grn, title, timestamp }) => (
            <Entry>
              <EntityName grn={grn} title={title} /> {when(timestamp)}
            </Entry>
          )}
        </PagedCard>
        <PagedCard
          title={t('welcome.favorites')}
          empty={t('welcome.noFavorites')}
          query={welcomeQueries.favorites}
          keyOf={({ grn }) => grn}
        >
          {({ grn, title }) => (
            <Entry>
              <EntityName grn={grn} title={title} />
            </Entry>
          )}
        </PagedCard>
        <PagedCard
          wide
          title={t('welcome.recentActivity')}
          empty={t('welcome.noRecentActivity')}
          query={welcomeQueries.recentActivity}
          keyOf={({ id }) => id}
        >
          {({
            activity_type: type,
            item_grn: grn,
            item_title: title,
            user_name: name,
            timestamp,
            count,
          }) => (
            <Entry>
              <EntityName grn={grn} title={title} gone={type === 'delete'} />{' '}
              <Activity>{t(activityTexts[type], { name })}</Activity> {when(timestamp)}
              {count > 1 && <Activity> {t('welcome.times', { count })}</Activity>}
            </Entry>
          )}
        </PagedCard>
      </Cards>
    </Page>
  );
}

const activityTexts = {
  create: 'welcome.created',
  update: 'welcome.updated',
  delete: 'welcome.deleted',
  share: 'welcome.shared',
  unshare: 'welcome.unshared',
} as const;

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  width: min(${({ theme }) => theme.width.page}, 100%);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l}
    ${({ theme }) => theme.space.xxl};
`;

const Steps = styled.nav`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ theme }) => theme.width.fieldList}), 1fr)
  );
  gap: ${({ theme }) => theme.space.l};
`;

const Step = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  strong {
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  span {
    color: ${({ theme }) => theme.color.muted};
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.text};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ theme }) => theme.width.sheet}), 1fr)
  );
  gap: ${({ theme }) => theme.space.l};
`;

const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
`;

const Activity = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Time = styled.time`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
