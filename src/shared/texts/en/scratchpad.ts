/** Texts of the scratchpad. */
export const texts = {
  'scratchpad.title': 'Scratchpad',
  'scratchpad.close': 'Close',
  'scratchpad.move': 'Use the arrow keys to move the window.',
  'scratchpad.resize': 'Drag or use the arrow keys to resize',
  'scratchpad.warningTitle': 'These notes are kept in this browser',
  'scratchpad.warning':
    'Anyone using this browser can read them, even after you log out. Do not keep passwords or other secrets here.',
  'scratchpad.gotIt': 'Got It!',
  'scratchpad.notes': 'Notes',
  'scratchpad.placeholder': 'Queries, IDs and notes of this investigation…',
  'scratchpad.saved': 'Auto saved.',
  'scratchpad.copied': 'Copied!',
  'scratchpad.copyFailed': 'Copying failed. Select the text and press Ctrl+C or Cmd+C.',
  'scratchpad.cleared': 'Cleared.',
  'scratchpad.clear': 'Clear',
  'scratchpad.copy': 'Copy',
  'scratchpad.cancel': 'Cancel',
  'scratchpad.clearTitle': 'Clear scratchpad',
  'scratchpad.clearQuestion':
    'This will clear out your Scratchpad content, do you wish to proceed?',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
