import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { lazyLoading } from '@/ui/lazy/lazy-component';
import { Spinner } from '@/ui/spinner/Spinner';
import { LostPart } from './LostPart';

type LatePlaceProps = {
  children: ReactNode;
  /** What shows until it is there, a spinner unless told. */ coming?: ReactNode;
  /** What stands around it knows what to show instead. */ mayFail?: boolean;
};

/**
 * Where a late part stands: until its code is there it says that it comes, and during an outage
 * what it waits for.
 */
export function LatePlace({ children, coming, mayFail = false }: LatePlaceProps) {
  const part = <Suspense fallback={<Comes coming={coming} />}>{children}</Suspense>;
  return mayFail ? part : <LostPart>{part}</LostPart>;
}

function Comes({ coming }: Pick<LatePlaceProps, 'coming'>) {
  const waits = useSyncExternalStore(lazyLoading.subscribe, lazyLoading.isBlocked);
  if (waits) return <Said role="status">{t('outage.partWaits')}</Said>;
  return (
    coming ?? (
      <Frame>
        <Spinner label={t('app.loadingPart')} />
      </Frame>
    )
  );
}

const Frame = styled.div`
  padding: ${({ theme }) => theme.space.m};
`;

const Said = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
`;
