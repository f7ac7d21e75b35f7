import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';

/** Stays blank if the response is fast. During an outage it says what the console waits for. */
export function LoadingScreen() {
  const { state } = useSyncExternalStore(connection.subscribe, connection.current);
  return (
    <Screen>
      {state === 'down' ? (
        <Note>
          <h1>{t('outage.cachedTitle')}</h1>
          <p>{t('outage.cached')}</p>
        </Note>
      ) : (
        <Spinner label={t('app.loading')} delay="long" />
      )}
    </Screen>
  );
}

const Note = styled.div`
  max-width: ${({ theme }) => theme.width.sheet};
  padding: ${({ theme }) => theme.space.xl};
  text-wrap: pretty;
  p {
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Screen = styled.main`
  display: grid;
  place-items: center;
  height: 100%;
`;
