/** Texts of searches that are run again for an event. */
export const texts = {
  'replay.alerts': 'Alerts & Events',
  'replay.definitions': 'Event definitions',
  'replay.alert': 'Replay of event "{{title}}"',
  'replay.definition': 'Replay of event definition "{{title}}"',
  'replay.at': 'of {{time}}',
  'replay.nothingTitle': '"{{title}}" has no search',
  'replay.nothing': 'It was created by the system itself, or is too old to contain its search.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
