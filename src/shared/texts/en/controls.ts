/** Texts of the controls that forms are made of. */
export const texts = {
  'controls.noOptions': 'No Options',
  'controls.loading': 'Loading...',
  'controls.clear': 'Clear',
  'controls.showOptions': 'Show options',
  'controls.options_one': '{{count}} option',
  'controls.options_other': '{{count}} options',
  'controls.create': 'Use “{{typed}}”',
  'controls.remove': 'Remove {{label}}',
} as const;
