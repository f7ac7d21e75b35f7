import type { texts as english } from '../en/builtIns';
import type { Translation } from '../translation';

/** Beschreibungen der Rollen, Streams und Index-Sets, die jeder Server von Anfang an hat. */
export const texts = {
  'builtIns.admin': 'Erlaubt alles (vordefiniert)',
  'builtIns.adminOfGraylog': 'Alle Berechtigungen, für Administratoren (vordefiniert)',
  'builtIns.reader': 'Was jeder Benutzer braucht (vordefiniert)',
  'builtIns.readerOfGraylog': 'Grundlegende Berechtigungen für jeden Benutzer (vordefiniert)',
  'builtIns.dashboardCreator': 'Darf Dashboards erstellen (vordefiniert)',
  'builtIns.definitionCreator': 'Darf Ereignisdefinitionen erstellen (vordefiniert)',
  'builtIns.notificationCreator': 'Darf Ereignisbenachrichtigungen erstellen (vordefiniert)',
  'builtIns.userInspector': 'Darf alle Benutzerkonten sehen (vordefiniert)',
  'builtIns.alertsManager':
    'Darf alle Ereignisdefinitionen und Benachrichtigungen ansehen und ändern (vordefiniert)',
  'builtIns.viewsManager':
    'Darf alle gespeicherten Suchen und Dashboards ansehen und ändern (vordefiniert)',
  'builtIns.pipelinesManager': 'Darf alle Pipelines ansehen und ändern (vordefiniert)',
  'builtIns.sidecarSystem':
    'Für Sidecars selbst: Anmelden und Abrufen ihrer Konfiguration (vordefiniert)',
  'builtIns.sidecarManager':
    'Darf Sidecars und ihre Konfigurationen ansehen und ändern (vordefiniert)',
  'builtIns.sidecarReader': 'Darf Sidecars und ihre Konfigurationen ansehen (vordefiniert)',
  'builtIns.defaultStream':
    'Enthält Nachrichten, die nicht ausdrücklich in andere Streams einsortiert werden',
  'builtIns.allEvents': 'Alle von Graylog erzeugten Ereignisse',
  'builtIns.allSystemEvents': 'Alle von Graylog erzeugten Systemereignisse',
  'builtIns.defaultIndexSet': 'Speichert die Nachrichten von Streams ohne eigenes Index-Set.',
  'builtIns.eventsIndexSet': 'Speichert Ereignisse aus Ereignisdefinitionen.',
  'builtIns.systemEventsIndexSet': 'Speichert Ereignisse des Servers selbst.',
} as const satisfies Translation<typeof english>;
