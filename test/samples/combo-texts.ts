import type { ComboTexts } from '@/ui/combo-box/option';

/** Texts for combo boxes that are tested without the catalogue. */
export const comboTexts: ComboTexts = {
  noOptions: 'No Options',
  loading: 'Loading...',
  clear: 'Clear',
  showOptions: 'Show options',
  count: (count) => `${count} options`,
  countMore: (count) => `more than ${count} options`,
  create: (typed) => `Use “${typed}”`,
  remove: (label) => `Remove ${label}`,
};
