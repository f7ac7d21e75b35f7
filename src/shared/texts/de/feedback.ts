import type { texts as english } from '../en/feedback';
import type { Translation } from '../translation';

/** Texts of the messages that any page may show. */
export const texts = {
  'toasts.label': 'Meldungen',
  'toasts.dismiss': 'Ausblenden',
} as const satisfies Translation<typeof english>;
