import type { texts as english } from '../en/failures';
import type { Translation } from '../translation';

/** Texts of failures that only some pages can have. */
export const texts = {
  'failure.missingCapabilitiesTitle': 'Dies lässt sich hier nicht zeigen',
  'failure.missingCapabilities':
    '{{kind}}: Die Ausführung ist leider nicht möglich, weil diese Fähigkeiten fehlen:',
  'failure.unknownWidget': 'Unbekanntes Widget',
  'failure.unknownWidgetText':
    'Kein Plugin dieser Konsole kennt den Typ {{type}}. Das Widget bleibt, wie es ist; seine Konfiguration lässt sich kopieren.',
  'failure.fetchTitle': 'Fehler beim Abrufen der Daten',
  'failure.fetch': 'Einige Daten für diese Seite waren nicht abrufbar, darum steht hier ein Bild.',
  'failure.fetchHelp': 'Mehr dazu steht in den Logs von Graylog.',
  'failure.copyWidget': 'Die Konfiguration kopieren',
} as const satisfies Translation<typeof english>;
