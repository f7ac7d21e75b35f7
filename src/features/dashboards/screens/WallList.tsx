import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { forgetWall, requestOfWall, type Wall, type WallRequest } from '@/contract/screens';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant } from '@/domain/format/instants/instant';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { RowMenu } from '@/shared/entity-list/RowMenu';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { change } from '@/shared/mutations/change';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DataTable } from '@/ui/table/DataTable';
import { mayEditView } from '@/views/storing/rights';
import type { ScreenRow } from './model/screens';
import { isLost, wallQueries } from './model/walls';

const asking = change([wallQueries.all()], (one: { wall: Wall; request: WallRequest }) =>
  call(requestOfWall, { screen: one.wall.screen, wall: one.wall.wall, request: one.request }),
);
const forgetting = change([wallQueries.all()], ({ screen, wall }: Wall) =>
  call(forgetWall, { screen, wall }),
);

/** The walls of a screen that report to an embedded node: what each shows, and whether it is lost. */
export function WallList({ row }: { row: ScreenRow }) {
  const session = useSession();
  const isEmbedded = useIsEmbedded();
  const { data, error, refetch } = useQuery({ ...wallQueries.list(), enabled: isEmbedded });
  const onError = (failure: Error) => toasts.error(errorText(failure));
  const { mutate: ask } = useMutation({
    ...asking,
    onSuccess: () => toasts.success(t('screens.asked')),
    onError,
  });
  const { mutate: forget } = useMutation({ ...forgetting, onError });
  if (!isEmbedded) return null;
  const { zone } = session;
  const now = data?.now ?? '';
  const walls = (data?.walls ?? [])
    .filter(({ screen }) => screen === row.id)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <DetailCard wide title={t('screens.walls')}>
      <FailureNotice error={error} retry={() => void refetch()} />
      <DataTable
        label={t('screens.walls')}
        rows={walls}
        rowKey={({ wall }) => wall}
        rowTitle={({ name }) => name}
        texts={tableTexts()}
        empty={<p>{t('screens.noWalls')}</p>}
        columns={[
          { id: 'name', title: t('screens.device'), cell: ({ name }: Wall) => name },
          {
            id: 'state',
            title: t('screens.state'),
            cell: (wall: Wall) =>
              isLost(wall, now) ? (
                <Chip tone="danger">
                  {t('screens.lost', {
                    age: formatAge(Date.parse(wall.reported_at), Date.parse(now)),
                  })}
                </Chip>
              ) : (
                <Chip tone="success">{t('screens.reporting')}</Chip>
              ),
          },
          {
            id: 'shows',
            title: t('screens.shows'),
            width: { weight: 2 },
            cell: ({ dashboard, page, missing }: Wall) => (
              <>
                {dashboard === '' ? t('screens.showsNothing') : `${dashboard} – ${page}`}
                {missing > 0 && <div>{t('screens.missing', { count: missing })}</div>}
              </>
            ),
          },
          {
            id: 'last_data',
            title: t('screens.lastData'),
            width: 'date' as const,
            cell: ({ last_data: at }: Wall) =>
              at === null ? t('screens.never') : formatInstant(at, { zone }),
          },
          {
            id: 'version',
            title: t('screens.version'),
            cell: ({ version }: Wall) => version.replace(/^.*shell-|\.js$/g, '') || '–',
          },
        ]}
        renderActions={
          mayEditView(row, session)
            ? (wall) => (
                <RowMenu
                  title={wall.name}
                  items={() => [
                    {
                      id: 'identify',
                      label: t('screens.identify'),
                      onSelect: () => ask({ wall, request: 'identify' }),
                    },
                    {
                      id: 'reload',
                      label: t('screens.reload'),
                      onSelect: () => ask({ wall, request: 'reload' }),
                    },
                    { id: 'forget', label: t('screens.forget'), onSelect: () => forget(wall) },
                  ]}
                />
              )
            : undefined
        }
      />
    </DetailCard>
  );
}
