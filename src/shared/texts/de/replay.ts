import type { texts as english } from '../en/replay';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'replay.alerts': 'Alarme & Ereignisse',
  'replay.definitions': 'Ereignisdefinitionen',
  'replay.alert': 'Erneute Suche zum Ereignis „{{title}}“',
  'replay.definition': 'Erneute Suche zur Ereignisdefinition „{{title}}“',
  'replay.at': 'vom {{time}}',
  'replay.nothingTitle': 'Zu „{{title}}“ gibt es keine Suche',
  'replay.nothing':
    'Es wurde vom System selbst erzeugt oder ist zu alt, um die Suche zu enthalten.',
};
