import type { NavigationEntry } from '@/app/navigation/entries';

export const PALETTE_KEY = 'Ctrl+k';

/** The keys that lead to an area, where it has some. */
export const keysTo = ({ key }: NavigationEntry): { keys?: string } =>
  key === undefined ? {} : { keys: `g>${key}` };
