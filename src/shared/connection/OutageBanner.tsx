import { useQuery } from '@tanstack/react-query';
import Unplug from 'lucide-react/icons/unplug';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import type { ApiError } from '@/api/errors';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyLoading } from '@/ui/lazy/lazy-component';
import { useElementSize } from '@/ui/measure/use-element-width';
import { openDialogs } from '@/ui/modal/open-dialogs';
import { pingQuery, defaultPace, type PingPace } from './ping';

/**
 * Covers the page while the server is unreachable, and disappears when it is back. If a dialog is
 * open it is rendered inside.
 */
export function OutageBanner({ pace = defaultPace }: { pace?: PingPace }) {
  const ping = useQuery(pingQuery(pace));
  const current = useSyncExternalStore(connection.subscribe, connection.current);
  const waits = useSyncExternalStore(lazyLoading.subscribe, lazyLoading.isBlocked);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.last);
  const [open, setOpen] = useState(false);
  const { height, ref } = useElementSize();
  useEffect(() => {
    document.documentElement.style.setProperty('--bottom-banner', `${height}px`);
    return () => void document.documentElement.style.removeProperty('--bottom-banner');
  }, [height]);
  if (current.state !== 'down') return null;

  const banner = (
    <Banner ref={ref} role="alert" data-bottom-banner data-not-printed="">
      <Head>
        <Unplug aria-hidden size="1.35em" />
        <Words>
          <Title>{t('outage.title')}</Title>
          {t('outage.lead')} {t(waits ? 'outage.partWaits' : 'outage.pageWaits')}
        </Words>
        <State>
          {ping.isFetching
            ? t('outage.trying')
            : t('outage.attempts', { count: ping.data.failures })}
        </State>
        <Button onClick={() => void ping.refetch()}>{t('outage.tryNow')}</Button>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('failure.lessDetails') : t('failure.moreDetails')}
        </Button>
      </Head>
      {open && <Details failure={current.failure} />}
    </Banner>
  );
  return dialog ? createPortal(banner, dialog) : banner;
}

function Details({ failure: { message, request, status, body, cause } }: { failure: ApiError }) {
  const full =
    typeof body === 'string'
      ? body
      : body === undefined
        ? cause instanceof Error
          ? `${cause.name}: ${cause.message}`
          : ''
        : JSON.stringify(body);
  return (
    <List>
      <dt>{t('outage.message')}</dt>
      <dd>{message || t('outage.noInformation')}</dd>
      <dt>{t('outage.request')}</dt>
      <dd>
        {request.method} {request.url}
      </dd>
      <dt>{t('outage.status')}</dt>
      <dd>{status ?? t('outage.noStatus')}</dd>
      <dt>{t('outage.fullError')}</dt>
      <dd>{full || t('outage.noInformation')}</dd>
    </List>
  );
}

const Banner = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.banner};
  /* At the bottom it hides neither the navigation nor what one is typing. */
  bottom: ${({ theme }) => theme.space.xxl};
  left: 50%;
  width: min(${({ theme }) => theme.width.banner}, 96vw);
  transform: translateX(-50%);
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.dangerSoft};
  box-shadow: ${({ theme }) => theme.shadow};
  dialog > & {
    position: static;
    flex: none;
    width: auto;
    max-height: 50%;
    border-width: ${({ theme }) => theme.line.hair} 0 0;
    border-radius: 0;
    overflow: auto;
    transform: none;
    box-shadow: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  > svg {
    flex: none;
    color: ${({ theme }) => theme.color.danger};
  }
`;

const Words = styled.p`
  flex: 1 1 ${({ theme }) => theme.width.menu};
  margin: 0;
`;

const Title = styled.strong`
  display: block;
`;

const State = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  max-height: 40vh;
  margin: ${({ theme }) => theme.space.s} 0 ${({ theme }) => theme.space.xs};
  overflow: auto;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
