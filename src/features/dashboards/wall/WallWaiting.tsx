import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant } from '@/domain/format/instants/instant';
import { defaultPace, pingQuery } from '@/shared/connection/ping';
import { useNow } from '@/shared/refresh/use-now';
import { browserZone } from '@/shared/session/to-session';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';
import { outageStart } from './outage-start';
import { useServerCheck } from './use-server-check';
import { WallNote } from './WallNote';

const SECOND_MS = 1_000;

/** Before there is anything to show: that it loads, or since when the server is silent. */
export function WallWaiting() {
  const current = useSyncExternalStore(connection.subscribe, connection.current);
  useServerCheck('');
  if (current.state === 'down') return <Since first={current.since} />;
  return (
    <Centered>
      <Spinner label={t('screens.loading')} delay="long" />
    </Centered>
  );
}

const Centered = styled.div`
  display: grid;
  place-items: center;
  height: 100dvh;
`;

function Since({ first }: { first: number }) {
  const client = useQueryClient();
  const now = useNow(SECOND_MS);
  const [since] = useState(() => outageStart.since(first));
  useEffect(() => outageStart.keep(since), [since]);
  const failures = client.getQueryData(pingQuery(defaultPace).queryKey)?.failures ?? 0;
  return (
    <WallNote title={t('screens.waitingTitle')}>
      <p>
        {t('screens.waitingSince', {
          time: formatInstant(since, { zone: browserZone() }),
          age: formatAge(Math.min(since, now), now),
        })}{' '}
        {failures > 0 && t('outage.attempts', { count: failures })}
      </p>
      <p>{t('screens.waiting')}</p>
    </WallNote>
  );
}
