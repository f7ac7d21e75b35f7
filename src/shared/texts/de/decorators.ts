import type { texts as english } from '../en/decorators';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'decorators.title': 'Dekoratoren',
  'decorators.select': 'Dekorator wählen',
  'decorators.none': 'Keine Dekoratoren eingerichtet.',
  'decorators.help': 'Über Dekoratoren',
  'decorators.helpWhat':
    'Dekoratoren ändern, wie Nachrichten in Suchergebnissen angezeigt werden: Aus einer Zahl wird zum Beispiel ein Wort, aus mehreren Feldern ein Text. Gespeicherte Nachrichten bleiben unverändert, und Abfragen durchsuchen die gespeicherten Werte.',
  'decorators.helpOrder':
    'Sie werden von oben nach unten angewandt, jeder auf das Ergebnis des vorigen.',
  'decorators.helpWhere':
    'Suchen in einem einzelnen Stream verwenden dessen Dekoratoren, alle anderen Suchen die allgemeinen.',
  'decorators.scope': 'Gilt für',
  'decorators.defaultScope': 'Allgemein',
  'decorators.list': 'Dekoratoren, von oben nach unten angewandt',
  'decorators.createTitle': '{{type}} erstellen',
  'decorators.editTitle': '{{type}} bearbeiten',
  'decorators.create': 'Erstellen',
  'decorators.save': 'Speichern',
  'decorators.actionsOf': 'Aktionen für {{type}}',
  'decorators.edit': 'Bearbeiten',
  'decorators.delete': 'Löschen',
  'decorators.deleteTitle': 'Dekorator löschen',
  'decorators.deleteSure': 'Diesen Dekorator wirklich löschen?',
  'decorators.unknown': 'Unbekannter Typ: {{type}}',
  'decorators.loading': 'Dekoratoren werden geladen…',
  'decorators.notAllowed': 'Diese Dekoratoren können mit diesem Konto nur angesehen werden.',
  'decorators.orderFailed': 'Die Reihenfolge konnte nicht gespeichert werden.',
  'decorators.changes': 'Änderungen durch Dekoratoren',
  'decorators.field': 'Feld',
  'decorators.before': 'Vorher',
  'decorators.after': 'Nachher',
  'decorators.added': 'Hinzugefügt',
  'decorators.changed': 'Geändert',
  'decorators.removed': 'Entfernt',
};
