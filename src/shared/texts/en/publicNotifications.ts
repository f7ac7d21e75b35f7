/** Texts of the announcements above the pages. */
export const texts = {
  'publicNotifications.label': 'Announcements',
  'publicNotifications.more': 'Read More',
  'publicNotifications.less': 'Read Less',
  'publicNotifications.dismiss': 'Dismiss',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
