import type { texts as english } from '../en/searchSidebar';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'sidebar.noSummary': 'Diese Suche hat keine Zusammenfassung.',
  'sidebar.noDescription': 'Diese Suche hat keine Beschreibung.',
  'sidebar.saveFirst': 'Diese Suche speichern, um Zusammenfassung und Beschreibung hinzuzufügen.',
  'sidebar.noSummaryDashboard': 'Dieses Dashboard hat keine Zusammenfassung.',
  'sidebar.noDescriptionDashboard': 'Dieses Dashboard hat keine Beschreibung.',
  'sidebar.saveFirstDashboard':
    'Dieses Dashboard speichern, um Zusammenfassung und Beschreibung hinzuzufügen.',
  'sidebar.execution': 'Ausführung',
  'sidebar.notExecuted': 'Noch keine Abfrage ausgeführt.',
  'sidebar.duration': 'Dauer',
  'sidebar.durationMs': '{{duration}} ms',
  'sidebar.executedAt': 'Ausgeführt am',
  'create.generic': 'Allgemein',
  'create.predefined': 'Vordefinierte Aggregation',
  'create.aggregation': 'Aggregation',
  'create.messages': 'Nachrichtentabelle',
  'create.text': 'Text',
  'create.overTime': 'Nachrichten im Zeitverlauf',
  'create.sources': 'Häufigste Quellen',
};
