import type { texts as english } from '../en/decorators';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'decorators.title': 'Dekoratoren',
  'decorators.select': 'Dekorator wählen',
  'decorators.none': 'Keine Dekoratoren eingerichtet.',
  'decorators.help': 'Was Dekoratoren tun',
  'decorators.helpWhat':
    'Dekoratoren ändern, wie Nachrichten in einer Suche erscheinen: Aus einer Zahl wird ein Wort, aus mehreren Feldern ein Text. Gespeichert bleibt, was gesendet wurde, und danach suchen Abfragen.',
  'decorators.helpOrder':
    'Sie wirken von oben nach unten, jeder auf das, was der vorige daraus gemacht hat.',
  'decorators.helpWhere':
    'Für eine Suche in einem einzelnen Stream gelten die Dekoratoren dieses Streams, für jede andere die allgemeinen.',
  'decorators.scope': 'Für',
  'decorators.defaultScope': 'Allgemein',
  'decorators.list': 'Dekoratoren, von oben nach unten angewandt',
  'decorators.createTitle': '{{type}} anlegen',
  'decorators.editTitle': '{{type}} bearbeiten',
  'decorators.create': 'Anlegen',
  'decorators.save': 'Speichern',
  'decorators.actionsOf': 'Aktionen für {{type}}',
  'decorators.edit': 'Bearbeiten',
  'decorators.delete': 'Löschen',
  'decorators.deleteTitle': 'Dekorator löschen',
  'decorators.deleteSure': 'Diesen Dekorator wirklich löschen?',
  'decorators.unknown': 'Unbekannter Typ: {{type}}',
  'decorators.loading': 'Dekoratoren werden geladen',
  'decorators.notAllowed':
    'Diese Dekoratoren sind sichtbar, lassen sich mit diesem Konto aber nicht ändern.',
  'decorators.orderFailed': 'Die Reihenfolge konnte nicht gespeichert werden.',
  'decorators.changes': 'Was Dekoratoren geändert haben',
  'decorators.field': 'Feld',
  'decorators.before': 'Vorher',
  'decorators.after': 'Nachher',
  'decorators.added': 'Hinzugefügt',
  'decorators.changed': 'Geändert',
  'decorators.removed': 'Entfernt',
};
