import type { texts as english } from '../en/publicNotifications';
import type { Translation } from '../translation';

/** Texts of the announcements above the pages. */
export const texts = {
  'publicNotifications.label': 'Ankündigungen',
  'publicNotifications.more': 'Mehr lesen',
  'publicNotifications.less': 'Weniger lesen',
  'publicNotifications.dismiss': 'Ausblenden',
} as const satisfies Translation<typeof english>;
