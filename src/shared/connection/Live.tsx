import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { formatInstant } from '@/domain/format/instants/instant';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';

/** Polled figures: pale and with their time while the server is unreachable. */
export function Live({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(connection.subscribe, connection.current);
  const { zone } = useSession();
  const down = current.state === 'down';
  return (
    <Figures $frozen={down}>
      {children}
      {down && (
        <small>
          {t('outage.asOf', { time: formatInstant(current.since, { zone, format: 'timeOfDay' }) })}
        </small>
      )}
    </Figures>
  );
}

/** Has no box of its own, so that it changes no layout. */
const Figures = styled.div<{ $frozen: boolean }>`
  display: contents;
  > * {
    opacity: ${({ $frozen }) => ($frozen ? 0.55 : undefined)};
  }
  > small {
    opacity: 1;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;
