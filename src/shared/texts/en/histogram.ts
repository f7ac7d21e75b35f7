/** Texts of the message count over time. */
export const texts = {
  'histogram.byLevel': 'by level',
  'histogram.byLevelEach': 'by level, {{interval}}',
  'histogram.asTable': 'Show as table',
  'histogram.asChart': 'Show as chart',
  'histogram.loading': 'Loading chart…',
  'histogram.empty': 'No matching messages.',
  'histogram.failedTitle': 'Could not load the histogram',
  'histogram.failed': 'The server gave no reason.',
  'histogram.keys':
    'Message count over time. Use the left and right arrow keys to move between bars, Shift to select several, Enter to zoom in.',
  'histogram.time': 'Time ({{zone}})',
  'histogram.zoomTo': 'Zoom to {{time}}',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
