/** Texts of following a search as its messages come. */
export const texts = {
  'follow.start': 'Follow',
  'follow.stop': 'Following',
  'follow.help':
    'Shows new messages as they arrive. They wait while you read further down. Late messages are counted, and inserted at their own time.',
  'follow.came': '{{amount}} new',
  'follow.failed': 'The server is not responding. Following continues as soon as it does.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
