import type { texts as english } from '../en/configurations';
import type { Translation } from '../translation';

/** Texts of the settings of the whole cluster. */
export const texts = {
  'configurations.title': 'Konfiguration',
  'configurations.lead': 'Einstellungen für den gesamten Cluster und alle Benutzer.',
  'configurations.sections': 'Abschnitte',
  'configurations.section.searches': 'Suchen',
  'configurations.section.processors': 'Nachrichtenverarbeitung',
  'configurations.section.allowList': 'Erlaubte URLs',
  'configurations.section.indexSets': 'Voreinstellungen für Index-Sets',
  'configurations.section.users': 'Benutzer',
  'configurations.section.permissions': 'Berechtigungen',
  'configurations.section.decorators': 'Dekoratoren',
  'configurations.section.events': 'Ereignisse',
  'configurations.section.plugins': 'Plugins',
  'configurations.section.customization': 'Anpassung',
  'configurations.section.telemetry': 'Telemetrie',
  'configurations.section.others': 'Weitere Einstellungen',
  'configurations.forbidden': 'Für diese Einstellungen fehlt die Leseberechtigung.',
  'configurations.edit': 'Bearbeiten',
  'configurations.editOf': '{{title}} bearbeiten',
  'configurations.save': 'Speichern',
  'configurations.saved': 'Konfiguration gespeichert',
  'configurations.savedIndexSets': 'Voreinstellungen für Index-Sets gespeichert',
  'configurations.savedAllowList': 'Liste der erlaubten URLs gespeichert',
  'configurations.none': 'Keine',
  'configurations.on': 'Ein',
  'configurations.off': 'Aus',

  'configurations.limitTitle': 'Begrenzung des Zeitraums',
  'configurations.limitLead':
    'Wie weit Suchen zurückreichen dürfen. Längere Zeiträume werden nicht angeboten und vom Server abgelehnt.',
  'configurations.limit': 'Maximaler Zeitraum',
  'configurations.limitFormat': 'Als Dauer nach ISO 8601, z. B. PT12H oder P30D.',
  'configurations.limited': 'Zeitraum von Suchen begrenzen',
  'configurations.limitedHelp': 'Gilt für alle, auch für gespeicherte Suchen und Dashboards.',
  'configurations.unlimited': 'Keine Begrenzung',
  'configurations.beyondLimit': 'überschreitet die Begrenzung, wird nicht angeboten',

  'configurations.rangesTitle': 'Vorgaben für Zeiträume',
  'configurations.rangesLead':
    'Werden in dieser Reihenfolge in der Zeitauswahl angezeigt; „Alle Nachrichten“ ist immer die letzte.',
  'configurations.rangesHelp':
    'Dauer nach ISO 8601, z. B. PT15M oder P1DT12H; PT0S bedeutet alle Nachrichten. Ohne Bezeichnung wird die Dauer selbst angezeigt.',
  'configurations.duration': 'Dauer {{number}}',
  'configurations.labelOf': 'Bezeichnung {{number}}',
  'configurations.optionLabel': 'Bezeichnung',
  'configurations.newOption': 'Neue Dauer',
  'configurations.addOption': 'Dauer hinzufügen',
  'configurations.removeOption': '{{title}} entfernen',
  'configurations.durationZero': 'Muss länger als null sein.',
  'configurations.durationTwice': 'Diese Dauer ist bereits in der Liste.',

  'configurations.refreshTitle': 'Automatische Aktualisierung',
  'configurations.refreshLead':
    'Wie oft Suchen automatisch aktualisiert werden können. Kurze Intervalle belasten den Cluster stark, wenn viele zusehen.',
  'configurations.refreshIntervals': 'Verfügbare Intervalle',
  'configurations.refreshHelp':
    'Dauer nach ISO 8601, z. B. PT10S oder PT1M; angeboten in dieser Reihenfolge.',
  'configurations.refreshUsual': 'Voreinstellung',
  'configurations.refreshUsualGone': 'Eines der verfügbaren Intervalle wählen.',

  'configurations.surroundingTitle': 'Umgebende Nachrichten',
  'configurations.surroundingLead':
    'Wie weit Benutzer um eine Nachricht herum suchen dürfen und welche Felder die umgebenden Nachrichten mit ihr gemeinsam haben.',
  'configurations.surroundingRanges': 'Davor und danach',
  'configurations.surroundingHelp':
    'Dauer nach ISO 8601, z. B. PT5S oder PT1M; angeboten in dieser Reihenfolge.',
  'configurations.surroundingFields': 'Gemeinsame Felder',

  'configurations.analysisTitle': 'Nur auf Anforderung analysierte Felder',
  'configurations.analysisLead':
    'Die Werte dieser Felder werden erst nach Bestätigung gezählt, weil sehr viele verschiedene Werte den Cluster überlasten können.',
  'configurations.fields': 'Felder',
  'configurations.fieldsHelp': 'Enter oder Tab drücken, um ein Feld hinzuzufügen.',
  'configurations.fieldPlaceholder': 'Feldname',

  'configurations.processorsTitle': 'Nachrichtenverarbeitung',
  'configurations.processorsLead':
    'Wie Nachrichten zwischen Input und Index verarbeitet werden, in dieser Reihenfolge.',
  'configurations.processorOn': '{{title}} aktivieren',
  'configurations.processorsEmbedded':
    'Dieser Knoten führt beide in einem Schritt aus, daher hat die Reihenfolge hier keine Wirkung. Die Filterkette, die feste Felder von Inputs hinzufügt, ist immer aktiv. Ohne die Stream-Regeln gehen alle Nachrichten in den Standard-Stream.',

  'configurations.allowListLead':
    'URLs, die der Server für Inputs, Lookup-Adapter und Benachrichtigungen abfragen darf. Eine genaue Übereinstimmung erlaubt eine einzelne URL. Ein regulärer Ausdruck passt an jeder Stelle einer URL: mit ^ beginnen und mit $ beenden.',
  'configurations.allowListDisabled': 'Liste der erlaubten URLs deaktivieren',
  'configurations.allowListDisabledHelp':
    'Der Server darf jede URL abfragen, auch die interner Dienste.',
  'configurations.allowListOff': 'Die Liste ist deaktiviert.',
  'configurations.allowListEmpty': 'Die Liste ist leer: Der Server fragt keine URLs ab.',
  'configurations.tryTitle': 'URL testen',
  'configurations.tryAddress': 'URL',
  'configurations.addEntry': 'URL hinzufügen',
  'configurations.removeEntry': '{{title}} entfernen',
  'configurations.entryTitle': 'Titel {{number}}',
  'configurations.entryValue': 'URL {{number}}',
  'configurations.entryType': 'Typ {{number}}',

  'configurations.indexSetsLead':
    'Voreinstellungen für neue Index-Sets. Vorhandene Index-Sets werden nicht geändert.',
  'configurations.indexSetsTemplate':
    'Dies sind die Einstellungen der Standardvorlage für Indexsätze. Sie wird in den Indexsatz-Vorlagen von Graylog ausgewählt und geändert.',
  'configurations.indexSetsEmbedded':
    'Analyzer, Shards, Replikate, Segmente und das Intervall für Feldtypen werden gespeichert, haben auf diesem Knoten aber keine Wirkung: Jeder Index ist eine einzelne Datei, und Feldtypen sind sofort bekannt.',

  'configurations.sessionsTitle': 'Sitzungen',
  'configurations.sessionsLead':
    'Wie lange Benutzer inaktiv sein können, bevor sie abgemeldet werden.',
  'configurations.sessionTimeout': 'Sitzungs-Timeout',
  'configurations.ownTimeouts': 'Je Benutzer eingestellt',
  'configurations.sessionsOn': 'Ein Timeout für alle verwenden',
  'configurations.sessionsOnHelp':
    'Gilt sofort, auch für offene Sitzungen, und überschreibt die Timeouts der Benutzer.',
  'configurations.sessionsHelp':
    'Dauer nach ISO 8601 in Tagen, Stunden und Minuten, z. B. PT8H. Mindestens eine Minute.',

  'configurations.sharingTitle': 'Teilen',
  'configurations.sharingLead':
    'Mit wem Eigentümer Streams, Dashboards und Suchen teilen dürfen. Bestehende Freigaben bleiben erhalten.',
  'configurations.sharingEveryone': 'Teilen mit allen',
  'configurations.sharingEveryoneHelp':
    'Eigentümer dürfen mit allen teilen, die sich anmelden können.',
  'configurations.sharingUsers': 'Teilen mit Benutzern',
  'configurations.sharingUsersHelp': 'Eigentümer dürfen mit einzelnen Benutzern teilen.',
  'configurations.allowed': 'Erlaubt',
  'configurations.notAllowed': 'Nicht erlaubt',
} as const satisfies Translation<typeof english>;
