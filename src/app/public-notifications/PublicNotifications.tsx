import { Suspense } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Announcements = lazyComponent(
  withTexts(['publicNotifications'], async () => (await import('./Announcements')).Announcements),
  { visibleAtStart: true },
);

/**
 * What the operators of this server tell everybody, signed in or not. Most have nothing to
 * tell: the rest is fetched only then.
 */
export function PublicNotifications() {
  const all = globalThis.appConfig?.publicNotifications;
  return all && Object.keys(all).length > 0 ? (
    <Suspense fallback={null}>
      <Announcements all={all} />
    </Suspense>
  ) : null;
}
