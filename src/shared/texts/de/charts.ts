/** Texts of charts. */
export const texts = {
  'charts.more_one': '{{count}} weitere',
  'charts.more_other': '{{count}} weitere',
} as const;
