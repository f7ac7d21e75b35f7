import type { texts as english } from '../en/apiBrowser';
import type { Translation } from '../translation';

/** Texts of the API browser. */
export const texts = {
  'apiBrowser.title': 'API-Browser',
  'apiBrowser.lead':
    'Alle Operationen der REST-API. Anfragen werden mit Ihren Berechtigungen gesendet.',
  'apiBrowser.document': 'OpenAPI-Dokument',
  'apiBrowser.filter': 'Operationen filtern',
  'apiBrowser.filterPlaceholder': 'Methode, Pfad oder Name',
  'apiBrowser.count_one': '{{count}} Operation',
  'apiBrowser.count_other': '{{count}} Operationen',
  'apiBrowser.none': 'Keine Operation entspricht dem Filter.',
  'apiBrowser.body': 'Inhalt ({{type}})',
  'apiBrowser.oneALine': 'Ein Wert pro Zeile',
  'apiBrowser.changes': 'Diese Anfrage kann Daten auf diesem Server ändern oder löschen.',
  'apiBrowser.send': '{{method}}-Anfrage senden',
  'apiBrowser.copyCurl': 'Als curl kopieren',
  'apiBrowser.response': 'Antwort',
  'apiBrowser.took': 'Erfolgreich nach {{ms}} ms.',
  'apiBrowser.empty': 'Die Antwort hat keinen Inhalt.',
  'apiBrowser.noJson': 'Der Inhalt ist kein gültiges JSON.',
} satisfies Translation<typeof english>;
