import type { NavigationEntry } from '@/app/entries/entries';

export const PALETTE_KEY = 'Ctrl+k';

/** The keys that open an area, if any. */
export const keysTo = ({ key }: NavigationEntry): { keys?: string } =>
  key === undefined ? {} : { keys: `g>${key}` };
