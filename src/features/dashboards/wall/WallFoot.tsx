import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant } from '@/domain/format/instants/instant';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { lastGoodData } from './last-good-data';

type WallFootProps = {
  ended: boolean;
  /** The screen was deleted, or is not shared any more. */
  isGone: boolean;
  /** Number of dashboards that cannot be shown. */
  missing: number;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Says quietly why the picture is old, or incomplete. */
export function WallFoot({ ended, isGone, missing, now }: WallFootProps) {
  const client = useQueryClient();
  const { zone } = useSession();
  const { state } = useSyncExternalStore(connection.subscribe, connection.current);
  const reason = ended ? t('screens.ended') : state === 'down' ? t('screens.outage') : undefined;
  const at = lastGoodData(client);
  return (
    <Foot role="status">
      {reason !== undefined && (
        <span>
          {reason}{' '}
          {at !== undefined &&
            t('screens.asOf', {
              time: formatInstant(at, { zone }),
              age: formatAge(Math.min(at, now), now),
            })}
        </span>
      )}
      {isGone && !ended && <span>{t('screens.gone')}</span>}
      {missing > 0 && <span>{t('screens.missing', { count: missing })}</span>}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.l};
  padding-inline: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
  > span {
    padding-block: ${({ theme }) => theme.space.s};
  }
`;
