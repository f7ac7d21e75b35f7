/** Texts of the actions of nodes, and of their machines. */
export const texts = {
  'system.showMessages': 'Show received messages',
  'system.arriving': '{{rate}} messages per second arrive at the moment.',
  'system.journalRoom': 'The journal has {{free}} of {{size}} left.',
  'system.waitingNow_one': '{{entries}} message is waiting in the journal.',
  'system.waitingNow_other': '{{entries}} messages are waiting in the journal.',
  'system.onlyNode': 'It is the only node: the console is unavailable until it is started again.',
  'system.reportsAlive': '{{node}} now reports alive to load balancers.',
  'system.reportsDead': '{{node}} now reports dead to load balancers.',
  'system.reportsThrottled': '{{node}} now reports throttled to load balancers.',
  'system.loadOver': 'over 1, 5 and 15 minutes',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
