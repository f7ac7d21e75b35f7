/** Texts of following a search as its messages come. */
export const texts = {
  'follow.start': 'Follow',
  'follow.stop': 'Following',
  'follow.help':
    'Shows new messages as they arrive. They wait while you read further down. Messages that arrive more than two minutes late appear with the next search.',
  'follow.came': '{{amount}} new',
  'follow.failed': 'The server is not responding. Following continues as soon as it does.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
