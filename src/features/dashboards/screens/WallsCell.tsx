import { useQuery } from '@tanstack/react-query';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { isLost, wallQueries } from './model/walls';

/** How many walls show a screen, and how many of them are lost. */
export function WallsCell({ screenId }: { screenId: string }) {
  const { data } = useQuery({ ...wallQueries.list(), enabled: useIsEmbedded() });
  if (!data) return null;
  const walls = data.walls.filter(({ screen }) => screen === screenId);
  const lost = walls.filter((wall) => isLost(wall, data.now)).length;
  return (
    <>
      {walls.length}{' '}
      {lost > 0 && <Chip tone="danger">{t('screens.lostCount', { count: lost })}</Chip>}
    </>
  );
}
