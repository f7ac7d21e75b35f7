import type { texts as english } from '../en/systemNodes';
import type { Translation } from '../translation';

/** Texts of the actions of nodes, and of their machines. */
export const texts = {
  'system.showMessages': 'Empfangene Nachrichten anzeigen',
  'system.arriving': 'Derzeit gehen {{rate}} Nachrichten pro Sekunde ein.',
  'system.journalRoom': 'Im Journal sind {{free}} von {{size}} frei.',
  'system.waitingNow_one': '{{entries}} Nachricht wartet im Journal.',
  'system.waitingNow_other': '{{entries}} Nachrichten warten im Journal.',
  'system.onlyNode':
    'Es ist der einzige Knoten: Bis er wieder gestartet wird, ist die Konsole nicht erreichbar.',
  'system.reportsAlive': '{{node}} meldet Load-Balancern nun „aktiv“.',
  'system.reportsDead': '{{node}} meldet Load-Balancern nun „inaktiv“.',
  'system.reportsThrottled': '{{node}} meldet Load-Balancern nun „gedrosselt“.',
  'system.loadOver': 'über 1, 5 und 15 Minuten',
} as const satisfies Translation<typeof english>;
