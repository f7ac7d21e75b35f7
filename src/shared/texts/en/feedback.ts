/** Texts of the messages that any page may show. */
export const texts = {
  'toasts.label': 'Messages',
  'toasts.dismiss': 'Dismiss',
} as const;
