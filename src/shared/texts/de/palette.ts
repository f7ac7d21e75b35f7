import type { texts as english } from '../en/palette';
import type { Translation } from '../translation';

/** Texts of the command palette. */
export const texts = {
  'palette.title': 'Befehlspalette',
  'palette.placeholder': 'Befehle und Seiten suchen',
  'palette.none': 'Keine Ergebnisse für „{{text}}“.',
  'palette.found_one': '{{count}} Ergebnis',
  'palette.found_other': '{{count}} Ergebnisse',
  'palette.inSystem': 'System / {{page}}',
  'palette.page': 'Seite',
  'palette.action': 'Aktion',
  'palette.setting': 'Einstellung',
  'palette.setOfAll': 'Konfiguration / {{section}}',
  'palette.query': 'Letzte Abfrage',
  'palette.stream': 'Stream',
  'palette.streamRules': 'Stream-Regeln',
  'palette.rulesOf': 'Regeln von {{title}}',
  'palette.dashboard': 'Dashboard',
  'palette.savedSearch': 'Gespeicherte Suche',
  'palette.indexSet': 'Index-Set',
  'palette.input': 'Input',
  'palette.output': 'Output',
  'palette.node': 'Knoten',
  'palette.metricsOf': 'Metriken von {{node}}',
  'palette.threadDumpOf': 'Thread-Dump von {{node}}',
  'palette.bufferDumpOf': 'Dump des Verarbeitungspuffers von {{node}}',
  'palette.indexSets': 'Index-Sets',
  'palette.indexerFailures': 'Indexierungsfehler',
  'palette.newUser': 'Neuer Benutzer',
  'palette.newIndexSet': 'Neues Index-Set',
} as const satisfies Translation<typeof english>;
