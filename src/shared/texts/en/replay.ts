/** Texts of searches that are run again for an event. */
export const texts = {
  'replay.alert': 'Replay of the event "{{title}}"',
  'replay.definition': 'Replay of the event definition "{{title}}"',
  'replay.at': 'of {{time}}',
  'replay.nothingTitle': '"{{title}}" has no search',
  'replay.nothing': 'It came from the system itself, or is too old to tell what was searched.',
} as const;
