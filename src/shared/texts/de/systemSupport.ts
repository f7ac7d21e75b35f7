import type { texts as english } from '../en/systemSupport';
import type { Translation } from '../translation';

/** Texts of support bundles and log files. */
export const texts = {
  'support.title': 'Support-Paket',
  'support.lead':
    'Diagnosedaten und Logs des Clusters in einer Datei, zur Weitergabe an den Support.',
  'support.contents': 'Inhalt',
  'support.contentsLead': 'Ein Support-Paket enthält:',
  'support.part.logs': 'Die letzten 1.000 Zeilen des Logs',
  'support.part.node':
    'Version, Status, Speicher, Rechner, Einstellungen und Log-Level des Knotens',
  'support.part.processing': 'Journal, Puffer, Nachrichtenverarbeitung, Threads und Systemaufgaben',
  'support.part.metrics': 'Alle Metriken',
  'support.part.cluster':
    'Knoten, Anzahl der Objekte, Datenmenge der letzten 30 Tage und Benachrichtigungen',
  'support.part.indices': 'Index-Sets mit ihren Einstellungen und Größen',
  'support.part.inputs': 'Titel, Typen und Zustände der Inputs, ohne ihre Einstellungen',
  'support.contentsNot':
    'Es enthält keine gespeicherten Nachrichten, Passwörter oder Tokens. Logzeilen und Titel können Namen von Benutzern und Hosts sowie Adressen enthalten: Die Dateien vor dem Weitergeben prüfen.',
  'support.contentsPermitted':
    'Teile ohne Leseberechtigung fehlen und sind in readme.txt aufgeführt.',
  'support.contentsOfServer':
    'Den Inhalt bestimmt der Server: meist Logs, Metriken, Thread-Dumps, Versionen und Einstellungen aller Knoten. Sie können Namen von Benutzern und Hosts sowie Adressen enthalten: Die Dateien vor dem Weitergeben prüfen.',
  'support.bundles': 'Pakete',
  'support.kept': 'Der Server behält die 10 neuesten Pakete.',
  'support.none': 'Noch keine Pakete.',
  'support.build': 'Paket erstellen',
  'support.building': 'Wird erstellt…',
  'support.started': 'Das Paket erscheint in der Liste, sobald es vollständig ist.',
  'support.built': 'Das Paket wurde erstellt.',
  'support.download': 'Herunterladen',
  'support.downloadOf': '{{name}} herunterladen',
  'support.delete': 'Löschen',
  'support.deleteOf': '{{name}} löschen',
  'support.deleteTitle': 'Paket löschen',
  'support.deleteSure': '{{name}} ({{size}}) löschen? Das kann nicht rückgängig gemacht werden.',
  'support.deleted': '{{name}} wurde gelöscht.',
  'support.logFiles': 'Logdateien',
  'support.noLogFiles': 'Dieser Knoten bietet keine Logdateien an.',
  'support.logFilesFailed':
    'Die Logdateien dieses Knotens konnten nicht abgefragt werden: {{reason}}',
  'support.logFile': '{{size}}, zuletzt geändert',
  'support.otherNode': 'Hier können nur Dateien des antwortenden Knotens heruntergeladen werden.',
} as const satisfies Translation<typeof english>;
