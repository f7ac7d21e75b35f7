import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PlaylistEntry } from '@/domain/screens/screen';
import { bindingsOf } from '@/domain/search/binding/bindings';
import { pagesOf } from '@/domain/search/view/pages';
import { paths } from '@/shared/paths';
import { ResourceSheet } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { editSheet } from '@/shared/resource/sheet/sheet-address';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { viewQueries } from '@/views/storing/queries';
import { mayEditView } from '@/views/storing/rights';
import { ConnectCard } from './connect/ConnectCard';
import { valuesText } from '../display/values-text';
import { screenForm } from './form/screen-form';
import { WallList } from './WallList';
import { hoursText } from './model/hours-text';
import { screenPage, screens, type ScreenRow } from './model/screens';

/** What a screen shows, and the walls that are connected. */
export function ScreenPage() {
  return (
    <ResourcePage of={screens} page={screenPage} columns={2}>
      {(row) => (
        <>
          <Playlist row={row} />
          <Settings row={row} />
          <WallList row={row} />
          <ConnectCard row={row} />
        </>
      )}
    </ResourcePage>
  );
}

function Playlist({ row }: { row: ScreenRow }) {
  const session = useSession();
  const { task, open, close } = useSheet(editSheet);
  const { playlist } = row.screen;
  return (
    <DetailCard
      title={t('screens.playlist')}
      actions={
        mayEditView(row, session) && (
          <Button onClick={() => open({ kind: 'edit', id: row.id })}>{t('resource.change')}</Button>
        )
      }
    >
      {playlist.length === 0 && <p>{t('screens.emptyPlaylist')}</p>}
      {playlist.length > 0 && (
        <ol>
          {playlist.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {task?.kind === 'edit' && (
        <ResourceSheet of={screens} form={screenForm} task={task} onClose={close} />
      )}
    </DetailCard>
  );
}

function Entry({
  entry: { dashboardId, pages, values, seconds, hours },
}: {
  entry: PlaylistEntry;
}) {
  const { data, error } = useQuery(viewQueries.document(dashboardId));
  const chosen = (data ? pagesOf(data) : [])
    .map(({ id, title }, index) => ({ id, title: title || t('dashboards.page', { n: index + 1 }) }))
    .filter(({ id }) => pages.includes(id));
  const shownValues = valuesText(bindingsOf(data?.variables, values));
  return (
    <li>
      {data ? (
        <Link to={paths.dashboard(dashboardId)}>{data.title}</Link>
      ) : error ? (
        t('screens.unknownDashboard')
      ) : (
        '…'
      )}
      {chosen.length > 0 && `: ${chosen.map(({ title }) => title).join(', ')}`}{' '}
      <small>
        {t('screens.eachSeconds', { seconds })}
        {hours.length > 0 && `, ${hoursText(hours)}`}
        {shownValues !== '' && `, ${shownValues}`}
      </small>
    </li>
  );
}

function Settings({ row: { screen } }: { row: ScreenRow }) {
  return (
    <DetailCard title={t('screens.settings')}>
      <FactList
        facts={[
          { label: t('screens.hours'), value: hoursText(screen.hours) },
          { label: t('screens.zone'), value: screen.zone || t('screens.zoneOfDevice') },
          {
            label: t('screens.theme'),
            value: t(screen.theme === 'noir' ? 'screens.themeDark' : 'screens.themeLight'),
          },
          { label: t('dashboards.refreshInterval'), value: screen.refresh },
          { label: t('screens.shift'), value: screen.shift },
        ]}
      />
    </DetailCard>
  );
}
