/** Texts of charts. */
export const texts = {
  'charts.more_one': '{{count}} weitere',
  'charts.more_other': '{{count}} weitere',
  'charts.moreEvents_one': '{{count}} weiteres Ereignis',
  'charts.moreEvents_other': '{{count}} weitere Ereignisse',
  'legend.hide': 'Reihe ausblenden',
  'legend.unhide': 'Reihe anzeigen',
  'legend.isolate': 'Nur diese Reihe anzeigen',
  'legend.page': '{{first}}–{{last}} von {{total}}',
  'legend.previous': 'Vorige Reihen',
  'legend.next': 'Nächste Reihen',
} as const;
