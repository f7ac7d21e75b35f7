import { Suspense, useSyncExternalStore } from 'react';
import { firstIdle } from '@/app/first-idle';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Polls = lazyComponent(async () => (await import('./Polls')).Polls);

/** Polling that runs on every page, started once nothing more urgent is loading. */
export function Background() {
  const quiet = useSyncExternalStore(firstIdle.subscribe, firstIdle.passed);
  return quiet ? (
    <Suspense>
      <Polls />
    </Suspense>
  ) : null;
}
