import { formatInstant } from '@/domain/format/instants/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { ResourceFormList } from '@/shared/resource/ResourceFormList';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DashboardLists } from '../list/DashboardLists';
import { screenForm } from './form/screen-form';
import { WallsCell } from './WallsCell';
import { hoursText } from './model/hours-text';
import { screens, type ScreenRow } from './model/screens';

/** Screens on walls: what they show, and whether they are connected. */
export function ScreensPage() {
  return (
    <ResourceFormList
      of={screens}
      columns={columns}
      form={screenForm}
      neighbours={<DashboardLists current="screens" />}
    />
  );
}

const columns = ({ zone }: Session): EntityColumn<ScreenRow>[] => [
  {
    id: 'title',
    title: t('screens.name'),
    value: ({ title }) => title,
    width: { weight: 2 },
    cell: ({ id, title }) => <EntityListItem to={paths.screen(id)} title={title} />,
  },
  {
    id: 'playlist',
    title: t('screens.playlist'),
    value: ({ screen }) => t('screens.entries', { count: screen.playlist.length }),
    sortable: false,
  },
  {
    id: 'hours',
    title: t('screens.hours'),
    value: ({ screen }) => hoursText(screen.hours),
    width: { weight: 2 },
    sortable: false,
  },
  {
    id: 'walls',
    title: t('screens.walls'),
    value: () => undefined,
    cell: ({ id }) => <WallsCell screenId={id} />,
    sortable: false,
    live: true,
  },
  {
    id: 'owner',
    title: t('views.owner'),
    value: ({ owner }) => owner,
    width: 'owner',
  },
  {
    id: 'created_at',
    title: t('views.created'),
    value: ({ created_at: at }) => formatInstant(at, { zone }),
    width: 'date',
  },
];
