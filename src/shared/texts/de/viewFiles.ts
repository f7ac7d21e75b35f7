/** Texts of files of dashboards and saved searches. */
export const texts = {
  'viewFiles.title': 'Aus einer Datei importieren',
  'viewFiles.close': 'Schließen',
  'viewFiles.file': 'Datei',
  'viewFiles.lead':
    'Eine mit „Als Datei exportieren“ geschriebene JSON-Datei eines Dashboards oder einer gespeicherten Suche. Vorhandenes wird nicht ersetzt.',
  'viewFiles.import': 'Importieren',
  'viewFiles.openUnsaved': 'Ohne Speichern öffnen',
  'viewFiles.done': '„{{title}}“ wurde importiert.',
  'viewFiles.failed': 'Die Datei konnte nicht importiert werden',
  'viewFiles.mayNotSave':
    'Die Berechtigung, Dashboards zu erstellen, fehlt. Es kann ohne Speichern geöffnet werden.',
  'viewFiles.ofDashboard': 'Ein Dashboard mit {{pages}} und {{widgets}}.',
  'viewFiles.ofSearch': 'Eine gespeicherte Suche mit {{widgets}}.',
  'viewFiles.pages_one': '{{count}} Seite',
  'viewFiles.pages_other': '{{count}} Seiten',
  'viewFiles.widgets_one': '{{count}} Widget',
  'viewFiles.widgets_other': '{{count}} Widgets',
  'viewFiles.unusable': '{{name}} kann nicht importiert werden',
  'viewFiles.notJson': 'Es ist keine JSON-Datei, oder sie ist unvollständig.',
  'viewFiles.otherFile':
    'Sie enthält kein exportiertes Dashboard und keine exportierte gespeicherte Suche.',
  'viewFiles.contentPack_one':
    'Es ist das Content Pack „{{name}}“ mit {{count}} Dashboard. Content Packs werden auf einem Graylog-Server installiert und lassen sich hier nicht importieren.',
  'viewFiles.contentPack_other':
    'Es ist das Content Pack „{{name}}“ mit {{count}} Dashboards. Content Packs werden auf einem Graylog-Server installiert und lassen sich hier nicht importieren.',
  'viewFiles.newer':
    'Eine neuere Version der Konsole hat sie geschrieben. Zum Importieren diese Konsole aktualisieren.',
  'viewFiles.tooLarge': 'Sie ist größer als {{most}}.',
  'viewFiles.damaged': 'Sie ist bei {{place}} beschädigt.',
  'viewFiles.capabilities': 'Sie benötigt Funktionen, die diese Konsole nicht hat:',
  'viewFiles.streams_one': '{{count}} Stream der Datei ist hier nicht vorhanden',
  'viewFiles.streams_other': '{{count}} Streams der Datei sind hier nicht vorhanden',
  'viewFiles.streamsText':
    'Widgets, die nur diese Streams durchsuchen, finden nichts, bis andere gewählt werden.',
} as const;
