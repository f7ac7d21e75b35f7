import type { texts as english } from '../en/configurations';
import type { Translation } from '../translation';

/** Texts of the settings of the whole cluster. */
export const texts = {
  'configurations.title': 'Konfiguration',
  'configurations.lead': 'Einstellungen, die für den ganzen Cluster und alle darin gelten.',
  'configurations.sections': 'Abschnitte',
  'configurations.section.searches': 'Suchen',
  'configurations.section.processors': 'Nachrichtenverarbeitung',
  'configurations.section.allowList': 'Erlaubte URLs',
  'configurations.section.indexSets': 'Vorgaben für Index-Sets',
  'configurations.section.users': 'Benutzer',
  'configurations.section.permissions': 'Berechtigungen',
  'configurations.forbidden': 'Diese Einstellungen sind für dieses Konto nicht lesbar.',
  'configurations.edit': 'Bearbeiten',
  'configurations.editOf': '{{title}} bearbeiten',
  'configurations.save': 'Speichern',
  'configurations.saved': 'Die Konfiguration ist gespeichert',
  'configurations.none': 'Keine',
  'configurations.on': 'Ein',
  'configurations.off': 'Aus',

  'configurations.limitTitle': 'Grenze des Zeitraums',
  'configurations.limitLead':
    'Wie weit eine Suche zurückreichen darf. Der Server lehnt ab, was weiter reicht, und längere Zeiträume werden nicht angeboten.',
  'configurations.limit': 'Längster Zeitraum',
  'configurations.limited': 'Zeitraum von Suchen begrenzen',
  'configurations.limitedHelp': 'Gilt für alle, auch für gespeicherte Suchen und Dashboards.',
  'configurations.unlimited': 'Keine Grenze',
  'configurations.beyondLimit': 'außerhalb der Grenze, nicht angeboten',

  'configurations.rangesTitle': 'Angebotene Zeiträume',
  'configurations.rangesLead':
    'Was die Zeitauswahl mit einem Klick anbietet, in dieser Reihenfolge. Alle Nachrichten stehen immer am Ende.',
  'configurations.rangesHelp':
    'Dauern werden nach ISO 8601 geschrieben: PT15M, P1DT12H; PT0S sind alle Nachrichten. Ohne Bezeichnung wird die Dauer selbst angezeigt.',
  'configurations.duration': 'Dauer {{number}}',
  'configurations.labelOf': 'Bezeichnung {{number}}',
  'configurations.optionLabel': 'Bezeichnung',
  'configurations.newOption': 'Neue Dauer',
  'configurations.addOption': 'Dauer hinzufügen',
  'configurations.removeOption': '{{title}} entfernen',
  'configurations.durationZero': 'Muss länger als null sein.',
  'configurations.durationTwice': 'Diese Dauer steht schon in der Liste.',

  'configurations.refreshTitle': 'Automatische Aktualisierung',
  'configurations.refreshLead':
    'Wie oft Suchen von selbst neu laufen dürfen. Kurze Abstände belasten den Cluster stark, wenn viele zusehen.',
  'configurations.refreshIntervals': 'Angebotene Abstände',
  'configurations.refreshHelp':
    'Dauern werden nach ISO 8601 geschrieben: PT10S, PT1M. Sie werden in dieser Reihenfolge angeboten.',
  'configurations.refreshUsual': 'Beginnt mit',
  'configurations.refreshUsualGone': 'Bitte einen der angebotenen Abstände wählen.',

  'configurations.surroundingTitle': 'Umgebende Nachrichten',
  'configurations.surroundingLead':
    'Wie weit man um eine Nachricht herum sehen kann und welche Felder die Nachrichten in ihrer Umgebung mit ihr gemeinsam haben.',
  'configurations.surroundingRanges': 'Davor und danach',
  'configurations.surroundingHelp':
    'Dauern werden nach ISO 8601 geschrieben: PT5S, PT1M. Sie werden in dieser Reihenfolge angeboten.',
  'configurations.surroundingFields': 'Gemeinsame Felder',

  'configurations.analysisTitle': 'Nur auf Nachfrage ausgewertete Felder',
  'configurations.analysisLead':
    'Die Werte dieser Felder werden erst nach einer Rückfrage gezählt, weil sehr viele verschiedene Werte einen Cluster lahmlegen können.',
  'configurations.fields': 'Felder',
  'configurations.fieldsHelp': 'Eingabe- oder Tabulatortaste fügt ein Feld hinzu.',
  'configurations.fieldPlaceholder': 'Name eines Feldes',

  'configurations.processorsTitle': 'Nachrichtenverarbeitung',
  'configurations.processorsLead':
    'Was mit einer Nachricht zwischen Input und Index geschieht, in dieser Reihenfolge.',
  'configurations.processorOn': '{{title}} ist eingeschaltet',
  'configurations.processorsEmbedded':
    'Dieser Knoten erledigt beides in einem Schritt: Die Reihenfolge hat hier keine Wirkung, und die Filterkette, die statische Felder von Inputs hinzufügt, ist immer eingeschaltet. Ohne Stream-Regeln gehen alle Nachrichten in den Standard-Stream.',

  'configurations.allowListLead':
    'Welche Adressen der Server im Auftrag derer abfragen darf, die Inputs, Lookup-Adapter und Benachrichtigungen einrichten. Eine genaue Übereinstimmung ist eine einzige Adresse, ein Ausdruck wird irgendwo darin gesucht: Er sollte mit ^ beginnen und mit $ enden.',
  'configurations.allowListDisabled': 'Liste der erlaubten URLs ausschalten',
  'configurations.allowListDisabledHelp':
    'Der Server darf jede Adresse abfragen, auch die interner Dienste.',
  'configurations.allowListOff': 'Die Liste ist ausgeschaltet.',
  'configurations.allowListEmpty': 'Die Liste ist leer.',
  'configurations.tryTitle': 'Adresse prüfen',
  'configurations.tryAddress': 'Adresse',
  'configurations.addEntry': 'Adresse hinzufügen',
  'configurations.removeEntry': '{{title}} entfernen',
  'configurations.entryTitle': 'Titel {{number}}',
  'configurations.entryValue': 'Adresse {{number}}',
  'configurations.entryType': 'Typ {{number}}',

  'configurations.indexSetsLead':
    'Womit ein neues Index-Set beginnt. Vorhandene bleiben, wie sie sind.',
  'configurations.indexSetsEmbedded':
    'Analyzer, Shards, Replikate, Segmente und der Abstand für Feldtypen werden gespeichert, haben auf diesem Knoten aber keine Wirkung: Er hat eine Datei je Index und kennt die Typen seiner Felder sofort.',
  'configurations.rotation': 'Rotation',
  'configurations.rotation.time': 'Nach Zeit',
  'configurations.rotation.messages': 'Nach Anzahl der Nachrichten',
  'configurations.rotation.size': 'Nach Größe',
  'configurations.rotation.optimizing': 'Nach Zeit, mit optimierter Indexgröße',
  'configurations.messagesPerIndex': 'Nachrichten je Index',
  'configurations.bytesPerIndex': 'Größe eines Index in Bytes',
  'configurations.rotationPeriod': 'Zeitraum je Index',
  'configurations.rotatesEmpty': 'Auch leere Indizes rotieren',
  'configurations.leastDays': 'Mindestens aufbewahrte Tage',
  'configurations.mostDays': 'Höchstens aufbewahrte Tage',
  'configurations.mostDaysHelp':
    'Einige Tage mehr als mindestens, damit Indizes groß genug werden können.',
  'configurations.lifetimeTooShort': 'Muss mindestens einen Tag mehr sein.',
  'configurations.retention': 'Älteste Indizes',
  'configurations.retention.delete': 'Werden gelöscht',
  'configurations.retention.close': 'Werden geschlossen',
  'configurations.retention.keep': 'Bleiben',
  'configurations.mostIndices': 'Aufbewahrte Indizes',
  'configurations.analyzer': 'Textanalyse (Analyzer)',
  'configurations.shards': 'Anzahl der Shards',
  'configurations.replicas': 'Replikate',
  'configurations.segments': 'Segmente nach der Optimierung',
  'configurations.optimizes': 'Nach der Rotation optimieren',
  'configurations.fieldRefresh': 'Feldtypen aktualisieren alle',

  'configurations.sessionsTitle': 'Sitzungen',
  'configurations.sessionsLead': 'Nach welcher Zeit ohne Benutzung jemand abgemeldet wird.',
  'configurations.sessionTimeout': 'Ablaufzeit von Sitzungen',
  'configurations.ownTimeouts': 'Die Einstellung jedes Benutzers',
  'configurations.sessionsOn': 'Eine Ablaufzeit für alle',
  'configurations.sessionsOnHelp':
    'Gilt sofort, auch für offene Sitzungen und unabhängig von der Ablaufzeit eines Benutzers.',
  'configurations.sessionsHelp':
    'Als Dauer nach ISO 8601 in Tagen, Stunden und Minuten, etwa PT8H. Mindestens eine Minute.',

  'configurations.sharingTitle': 'Teilen',
  'configurations.sharingLead':
    'Mit wem Eigentümer Streams, Dashboards und Suchen teilen dürfen. Was schon geteilt ist, bleibt geteilt.',
  'configurations.sharingEveryone': 'Teilen mit allen',
  'configurations.sharingEveryoneHelp':
    'Eigentümer dürfen mit allen teilen, die sich anmelden können.',
  'configurations.sharingUsers': 'Teilen mit Benutzern',
  'configurations.sharingUsersHelp': 'Eigentümer dürfen mit einzelnen Benutzern teilen.',
  'configurations.allowed': 'Erlaubt',
  'configurations.notAllowed': 'Nicht erlaubt',
} as const satisfies Translation<typeof english>;
