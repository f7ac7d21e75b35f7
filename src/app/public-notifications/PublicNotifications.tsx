import { Suspense } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Announcements = lazyComponent(
  withTexts(['publicNotifications'], async () => (await import('./Announcements')).Announcements),
  { visibleAtStart: true },
);

/**
 * Announcements of the operators, for all users whether signed in or not. Most servers have none,
 * so the component is loaded on demand.
 */
export function PublicNotifications() {
  const all = globalThis.appConfig?.publicNotifications;
  return all && Object.keys(all).length > 0 ? (
    <Suspense fallback={null}>
      <Announcements all={all} />
    </Suspense>
  ) : null;
}
