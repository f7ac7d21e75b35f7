import { Suspense, useSyncExternalStore } from 'react';
import { quietMoment } from '@/app/quiet-moment';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Polls = lazyComponent(async () => (await import('./Polls')).Polls);

/**
 * What the console asks by itself on every page, once nobody waits for anything more
 * urgent.
 */
export function Background() {
  const quiet = useSyncExternalStore(quietMoment.subscribe, quietMoment.passed);
  return quiet ? (
    <Suspense>
      <Polls />
    </Suspense>
  ) : null;
}
