import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { call } from '@/api/client';
import { dismissKeyedNotification, dismissNotification } from '@/contract/notifications';
import { over, PERMISSIONS } from '@/contract/permissions';
import type { Notification } from '@/contract/system';
import { notificationsPoll } from '@/shared/background/polls';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { LogText } from '@/shared/message/text/LogText';
import { RouteExists } from '@/shared/navigation/route-exists';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { change } from '@/shared/mutations/change';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { IconButton } from '@/ui/button/IconButton';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { NodeName } from '../cluster/NodeName';
import { systemQueries } from '../cluster/queries';
import { When } from '../page/When';
import { notificationTarget } from './notification-target';

/** Shows the server's description as text, because it may contain data of senders. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { severity, type, key, timestamp, node_id: nodeId } = notification;
  const words = useQuery(systemQueries.notificationText(notification));
  const dismissal = useMutation(
    change([notificationsPoll.queryKey], () =>
      key === undefined
        ? call(dismissNotification, { type })
        : call(dismissKeyedNotification, { type, key }),
    ),
  );
  const embedded = useIsEmbedded();
  const said = (text: string) => (embedded ? serverText({ message: text }) : text);
  const title = words.data ? said(words.data.title) : type.replaceAll('_', ' ');
  const exists = useContext(RouteExists);
  const target = notificationTarget(notification);
  const urgent = severity === 'urgent';
  return (
    <Item aria-label={title}>
      <Head>
        <Chip tone={urgent ? 'danger' : 'warning'}>
          {t(urgent ? 'system.urgent' : 'system.normal')}
        </Chip>
        <h3>
          <LogText text={title} />
        </h3>
      </Head>
      <IfPermitted permissions={[over(PERMISSIONS.notifications.delete, type)]}>
        <IconButton
          label={t('system.dismiss', { title })}
          icon={<X aria-hidden size="1.15em" />}
          aria-disabled={dismissal.isPending || undefined}
          onClick={() => {
            if (!dismissal.isPending) dismissal.mutate();
          }}
        />
      </IfPermitted>
      {words.isPending && <Skeleton width="60%" />}
      {words.data && (
        <Words>
          <LogText text={said(words.data.description)} />
        </Words>
      )}
      {words.error && <Words>{t('system.noNotificationText')}</Words>}
      <Where>
        {target && exists(target.to) && <Link to={target.to}>{t(target.text)}</Link>}
        <When at={timestamp} /> <NodeName id={nodeId} />
      </Where>
      <FailureNotice error={dismissal.error} />
    </Item>
  );
}

/* The button beside all lines: it is taller than the first. */
const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  > * {
    grid-column: 1;
  }
  > button {
    grid-area: 1 / 2 / span 3 / auto;
    align-self: start;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Words = styled.p`
  max-width: 100ch;
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
