import { useQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { getUserById } from '@/contract/users';
import { CopyText } from '@/shared/copy-text/CopyText';
import { SecretText } from '@/shared/copy-text/SecretText';
import { queryRoots } from '@/shared/mutations/query-roots';
import { useSession } from '@/shared/session/session-context';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Notice } from '@/ui/notice/Notice';
import { mayEditView } from '@/views/storing/rights';
import type { ScreenRow } from '../model/screens';
import { wallAddress, type Connected } from './connect-wall';
import { WallTokens } from './WallTokens';

const ConnectDialog = lazyComponent(async () => (await import('./ConnectDialog')).ConnectDialog);
const QrCode = lazyComponent(async () => (await import('@/ui/qr-code/QrCode')).QrCode, {
  visibleAtStart: true,
});

/** The walls that may show a screen: connects another one, and revokes access. */
export function ConnectCard({ row }: { row: ScreenRow }) {
  const session = useSession();
  const [isConnecting, setConnecting] = useState(false);
  const [connected, setConnected] = useState<Connected>();
  const { reader: readerId } = row.screen;
  const { data: reader } = useQuery({
    queryKey: [...queryRoots.users, 'one', readerId] as const,
    queryFn: ({ signal }) => call(getUserById, { id: readerId }, { signal }),
    enabled: readerId !== '',
    // Whoever may not see the user only misses the list of tokens.
    retry: false,
  });
  const mayConnect = mayEditView(row, session) && session.permits(PERMISSIONS.users.tokencreate);
  return (
    <DetailCard
      wide
      title={t('screens.access')}
      actions={
        <Actions>
          <ShareButton entity={{ type: 'dashboard', id: row.id, title: row.title }} />
          {mayConnect && (
            <Button
              variant="primary"
              icon={<Monitor aria-hidden size="1.1em" />}
              onClick={() => setConnecting(true)}
            >
              {t('screens.connect')}
            </Button>
          )}
        </Actions>
      }
    >
      {connected && (
        <NewAddress
          key={connected.token.id}
          row={row}
          connected={connected}
          onDone={() => setConnected(undefined)}
        />
      )}
      {reader ? (
        <WallTokens reader={reader} />
      ) : (
        <p>{t(mayConnect ? 'screens.notConnected' : 'screens.askAdministrator')}</p>
      )}
      {isConnecting && (
        <Suspense>
          <ConnectDialog
            row={row}
            onConnected={(next) => {
              setConnected(next);
              setConnecting(false);
            }}
            onClose={() => setConnecting(false)}
          />
        </Suspense>
      )}
    </DetailCard>
  );
}

function NewAddress({
  row,
  connected: { token, unshared },
  onDone,
}: {
  row: ScreenRow;
  connected: Connected;
  onDone: () => void;
}) {
  const address = wallAddress(row, token);
  return (
    <>
      <Notice
        tone="success"
        title={t('screens.addressTitle')}
        actions={
          <>
            <CopyText
              label={t('screens.copyAddress')}
              text={() => address}
              variant="primary"
              autoFocus
            />
            <Button onClick={onDone}>{t('screens.done')}</Button>
          </>
        }
      >
        {t('screens.addressHelp')}
        <SecretText label={t('screens.address')} text={address} />
        <p>{t('screens.scanHelp')}</p>
        <Suspense>
          <QrCode text={address} label={t('screens.scan')} />
        </Suspense>
      </Notice>
      {unshared.length > 0 && (
        <Notice tone="warning" title={t('screens.unshared')}>
          <ul>
            {unshared.map(({ title, reason }) => (
              <li key={title}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
