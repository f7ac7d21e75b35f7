import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { lazyLoading } from '@/ui/lazy/lazy-component';
import { HoldKeys } from '@/ui/type-ahead/HoldKeys';
import { Spinner } from '@/ui/spinner/Spinner';
import { ChunkErrorBoundary } from './ChunkErrorBoundary';

type LazyBoundaryProps = {
  children: ReactNode;
  /** Rendered while the chunk loads; a spinner by default. */
  fallback?: ReactNode;
  /** If given, keys pressed while the chunk loads are typed into its first field; Escape calls it. */
  onHeldEscape?: () => void;
  /** Leaves errors to a boundary of the caller. */
  propagateErrors?: boolean;
};

/**
 * The boundary around a lazy component: shows that its chunk is loading, during an outage that it
 * waits for the server, and a notice if the chunk cannot be loaded.
 */
export function LazyBoundary({
  children,
  fallback,
  onHeldEscape,
  propagateErrors = false,
}: LazyBoundaryProps) {
  const pending = (
    <>
      {onHeldEscape && <HoldKeys onEscape={onHeldEscape} />}
      <Pending fallback={fallback} />
    </>
  );
  const part = <Suspense fallback={pending}>{children}</Suspense>;
  return propagateErrors ? part : <ChunkErrorBoundary>{part}</ChunkErrorBoundary>;
}

function Pending({ fallback }: { fallback: ReactNode }) {
  const isBlocked = useSyncExternalStore(lazyLoading.subscribe, lazyLoading.isBlocked);
  if (isBlocked) return <Message role="status">{t('outage.partWaits')}</Message>;
  return (
    fallback ?? (
      <Frame>
        <Spinner label={t('app.loadingPart')} />
      </Frame>
    )
  );
}

const Frame = styled.div`
  padding: ${({ theme }) => theme.space.m};
`;

const Message = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
`;
