/** Texts of the actions of nodes. */
export const texts = {
  'system.showMessages': 'Show received messages',
  'system.arriving': '{{rate}} messages per second arrive at the moment.',
  'system.journalRoom': 'The journal has {{free}} of {{size}} left.',
  'system.waitingNow_one': '{{entries}} message is waiting in the journal.',
  'system.waitingNow_other': '{{entries}} messages are waiting in the journal.',
  'system.onlyNode': 'It is the only node: the console is unavailable until it is started again.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
