import type { PlainTextKey } from '@/shared/texts/t';

/** A page to open or an action to run. */
export type PaletteEntry = {
  id: string;
  /** Heading of its kind. */
  group: PlainTextKey;
  title: string;
  /** Other words for it, by which it is found as well. */
  alias?: string;
  /** Shortcut in the notation of the key registry. */
  keys?: string;
  run: () => void;
};
