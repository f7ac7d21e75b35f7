import type { texts as english } from '../en/failures';
import type { Translation } from '../translation';

/** Texts of failures that only some pages can have. */
export const texts = {
  'failure.missingCapabilitiesTitle': 'Dies kann hier nicht angezeigt werden',
  'failure.missingCapabilities':
    '{{kind}}: Die Ausführung ist leider nicht möglich. Folgende Fähigkeiten sind nicht verfügbar:',
  'failure.unknownWidget': 'Unbekanntes Widget',
  'failure.unknownWidgetText':
    'Kein Plugin dieser Konsole unterstützt den Typ {{type}}. Das Widget bleibt unverändert; seine Konfiguration lässt sich kopieren.',
  'failure.fetchTitle': 'Fehler beim Abrufen der Daten',
  'failure.fetch':
    'Einige Daten für diese Seite konnten nicht abgerufen werden, daher hier ein Bild.',
  'failure.fetchHelp': 'Mehr dazu steht in den Logs von Graylog.',
  'failure.copyWidget': 'Konfiguration kopieren',
  'failure.inGraylogTitle': 'Graylog hat diese Seite',
  'failure.inGraylog':
    'Unter {{path}} gibt es in dieser Konsole noch keine Seite. Sie ist in der Weboberfläche von Graylog zu finden.',
  'failure.openInGraylog': 'In Graylog öffnen',
  'failure.notYetTitle': 'Noch nicht verfügbar',
  'failure.notYet': 'Unter {{path}} gibt es in dieser Konsole noch keine Seite.',
} as const satisfies Translation<typeof english>;
