import type { texts as english } from '../en/variables';
import type { Translation } from '../translation';

/** Texts of the variables of dashboards. */
export const texts = {
  'variables.title': 'Variablen',
  'variables.lead':
    'Abfragen von Widgets und der Filter setzen den Wert einer Variablen als $name$ ein, zum Beispiel source:$host$.',
  'variables.edit': 'Variablen bearbeiten',
  'variables.reset': 'Variablen zurücksetzen',
  'variables.add': 'Variable hinzufügen',
  'variables.done': 'Fertig',
  'variables.editOne': '{{name}} bearbeiten',
  'variables.removeOne': '{{name}} löschen',
  'variables.handle': '{{name}} verschieben',
  'variables.moved': '{{name}} ist an Position {{place}} von {{count}}',
  'variables.several': 'mehrere Werte',
  'variables.all': 'alle Werte',
  'variables.ofField': 'Werte von {{field}}',

  'variables.kind.text': 'Text',
  'variables.kind.number': 'Zahl',
  'variables.kind.choice': 'Auswahl aus einer Liste',
  'variables.kind.field': 'Werte eines Felds',

  'variables.placeholder': 'Wert erforderlich',
  'variables.noDefault': 'Keine Voreinstellung',
  'variables.allPlaceholder': 'Alle',
  'variables.unusedPlaceholder': 'Nicht verwendet',
  'variables.unused': 'Keine Abfrage verwendet diese Variable.',
  'variables.make': 'Zur Variable machen',
  'variables.selectValue': 'Zuerst einen Wert in der Abfrage auswählen.',
  'variables.problem.missing': 'Einen Wert wählen.',
  'variables.problem.notANumber': 'Eine Zahl eingeben.',
  'variables.needsValue': 'Dieses Widget braucht einen Wert für {{name}}.',
  'variables.needsNumber': 'Dieses Widget braucht eine Zahl für {{name}}.',
  'variables.chooseValue': 'Wert wählen',

  'variables.editTitle': 'Variable bearbeiten',
  'variables.update': 'Variable aktualisieren',
  'variables.name': 'Name',
  'variables.nameHelp':
    'Abfragen verwenden sie als {{parameter}}. Beim Umbenennen werden sie angepasst.',
  'variables.nameProblem.empty': 'Einen Namen eingeben.',
  'variables.nameProblem.invalid':
    'Nur Buchstaben von A bis Z, Ziffern und Unterstriche verwenden, am Anfang keine Ziffer.',
  'variables.nameProblem.taken': 'Eine andere Variable hat diesen Namen.',
  'variables.label': 'Beschriftung',
  'variables.description': 'Beschreibung',
  'variables.kindLabel': 'Typ',
  'variables.options': 'Auswahl',
  'variables.optionsHelp': 'Eine pro Zeile: Wert oder Wert | Beschriftung.',
  'variables.optionsNeeded': 'Mindestens einen Wert zur Auswahl eingeben.',
  'variables.field': 'Feld',
  'variables.fieldNeeded': 'Ein Feld wählen.',
  'variables.multiple': 'Mehrere Werte',
  'variables.multipleHelp': 'Nachrichten müssen zu einem der gewählten Werte passen.',
  'variables.allowAll': '„Alle“ erlauben',
  'variables.allowAllHelp': '„Alle“ schränkt die Suche nicht ein.',
  'variables.defaults': 'Voreinstellung',
  'variables.defaultsHelp': 'Gilt, bis ein anderer Wert gewählt wird.',
  'variables.defaultsHelpAll': 'Gilt, bis ein anderer Wert gewählt wird. Wenn leer, alle Werte.',

  'variables.undeclaredTitle': 'Nicht deklarierte Variable',
  'variables.undeclared':
    'Es gibt keine Variable „{{name}}“. Ohne Deklaration wird ${{name}}$ als Text gesucht.',

  'variables.remove': 'Variable löschen',
  'variables.removeTitle': 'Variable löschen',
  'variables.removeQuestion':
    '{{name}} wird noch verwendet. Diese Abfragen suchen danach den Text {{parameter}}:',
  'variables.useOfPage': '{{page}}: Abfrage der Seite',
  'variables.useOfWidget': '{{page}}: {{title}}',
  'variables.untitled': 'Widget ohne Titel',
} as const satisfies Translation<typeof english>;
