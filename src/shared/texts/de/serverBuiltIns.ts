import type { texts as english } from '../en/serverBuiltIns';
import type { Translation } from '../translation';

/** Beschreibungen der Rollen, Streams und Index-Sets, die jeder Server von Anfang an hat. */
export const texts = {
  'serverBuiltIns.admin': 'Erlaubt alles (vordefiniert)',
  'serverBuiltIns.adminOfGraylog': 'Alle Berechtigungen, für Administratoren (vordefiniert)',
  'serverBuiltIns.reader': 'Was jeder Benutzer braucht (vordefiniert)',
  'serverBuiltIns.readerOfGraylog': 'Grundlegende Berechtigungen für jeden Benutzer (vordefiniert)',
  'serverBuiltIns.dashboardCreator': 'Darf Dashboards erstellen (vordefiniert)',
  'serverBuiltIns.definitionCreator': 'Darf Ereignisdefinitionen erstellen (vordefiniert)',
  'serverBuiltIns.notificationCreator': 'Darf Ereignisbenachrichtigungen erstellen (vordefiniert)',
  'serverBuiltIns.userInspector': 'Darf alle Benutzerkonten sehen (vordefiniert)',
  'serverBuiltIns.alertsManager':
    'Darf alle Ereignisdefinitionen und Benachrichtigungen ansehen und ändern (vordefiniert)',
  'serverBuiltIns.viewsManager':
    'Darf alle gespeicherten Suchen und Dashboards ansehen und ändern (vordefiniert)',
  'serverBuiltIns.pipelinesManager': 'Darf alle Pipelines ansehen und ändern (vordefiniert)',
  'serverBuiltIns.sidecarSystem':
    'Für Sidecars selbst: Anmelden und Abrufen ihrer Konfiguration (vordefiniert)',
  'serverBuiltIns.sidecarManager':
    'Darf Sidecars und ihre Konfigurationen ansehen und ändern (vordefiniert)',
  'serverBuiltIns.sidecarReader': 'Darf Sidecars und ihre Konfigurationen ansehen (vordefiniert)',
  'serverBuiltIns.defaultStream':
    'Enthält Nachrichten, die nicht ausdrücklich in andere Streams einsortiert werden',
  'serverBuiltIns.allEvents': 'Alle von Graylog erzeugten Ereignisse',
  'serverBuiltIns.allSystemEvents': 'Alle von Graylog erzeugten Systemereignisse',
  'serverBuiltIns.defaultIndexSet': 'Speichert die Nachrichten von Streams ohne eigenes Index-Set.',
  'serverBuiltIns.eventsIndexSet': 'Speichert Ereignisse aus Ereignisdefinitionen.',
  'serverBuiltIns.systemEventsIndexSet': 'Speichert Ereignisse des Servers selbst.',
} as const satisfies Translation<typeof english>;
