/** Texts of the scratchpad. */
export const texts = {
  'scratchpad.title': 'Scratchpad',
  'scratchpad.close': 'Close',
  'scratchpad.move': 'Arrow keys move the window.',
  'scratchpad.resize': 'Drag, or press arrow keys, to change the size',
  'scratchpad.warningTitle': 'These notes stay in this browser',
  'scratchpad.warning':
    'Whoever uses this browser can read them, even after you log out. Do not keep passwords or other secrets here.',
  'scratchpad.gotIt': 'Got It!',
  'scratchpad.notes': 'Notes',
  'scratchpad.placeholder': 'Queries, ids and thoughts of this investigation…',
  'scratchpad.saved': 'Auto saved.',
  'scratchpad.copied': 'Copied!',
  'scratchpad.copyFailed': 'Copying failed: select the text and press Ctrl+C or Cmd+C.',
  'scratchpad.cleared': 'Cleared.',
  'scratchpad.clear': 'Clear',
  'scratchpad.copy': 'Copy',
  'scratchpad.cancel': 'Cancel',
  'scratchpad.clearTitle': 'Clear the scratchpad',
  'scratchpad.clearQuestion':
    'This will clear out your Scratchpad content, do you wish to proceed?',
} as const;
