import type { PlainTextKey } from '@/shared/texts/t';

/** Something to go to or to do. */
export type PaletteEntry = {
  id: string;
  /** What kind of thing it is. */
  group: PlainTextKey;
  title: string;
  /** Keys that do the same, as the registry writes them. */
  keys?: string;
  run: () => void;
};
