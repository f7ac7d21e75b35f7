import { Suspense, useSyncExternalStore } from 'react';
import { firstIdle } from '@/app/first-idle';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Polls = lazyComponent(async () => (await import('./Polls')).Polls);

/**
 * What the console asks by itself on every page, once nobody waits for anything more
 * urgent.
 */
export function Background() {
  const quiet = useSyncExternalStore(firstIdle.subscribe, firstIdle.passed);
  return quiet ? (
    <Suspense>
      <Polls />
    </Suspense>
  ) : null;
}
