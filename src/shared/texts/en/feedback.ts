/** Texts of the messages that any page may show. */
export const texts = {
  'toasts.label': 'Status messages',
  'toasts.dismiss': 'Dismiss',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
