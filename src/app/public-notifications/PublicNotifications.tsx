import { lazy, Suspense } from 'react';
import { withTexts } from '@/shared/texts/load-texts';

const Announcements = lazy(withTexts(['publicNotifications'], async () => ({ default: (await import('./Announcements')).Announcements })));

/** What the operators of this server tell everybody, signed in or not (B2.38). Most have nothing to tell: the rest is fetched only then. */
export function PublicNotifications() {
  const all = globalThis.appConfig?.publicNotifications;
  return all && Object.keys(all).length > 0 ? <Suspense fallback={null}><Announcements all={all} /></Suspense> : null;
}
