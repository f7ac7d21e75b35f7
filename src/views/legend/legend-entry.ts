import type { Mark } from '@/domain/search/drill-down/mark';

export type LegendEntry = {
  /** The name under which a chosen colour is stored. */
  key: string;
  name: string;
  colour: string;
  /** The number of its pattern, dash or symbol where colours are forced; without one it has none. */
  place?: number;
  /** The values that the messages of the series have in common. */
  mark: Mark;
};

export type SeriesSettings = {
  /** Series with a colour that differs from the default. */
  chosen: ReadonlyMap<string, string>;
  /** The keys of the series that are not drawn. */
  hidden: ReadonlySet<string>;
};

export type LegendActions = {
  /** Undefined restores the default colour. */
  onColour: (key: string, colour: string | undefined) => void;
  onHidden: (hidden: ReadonlySet<string>) => void;
};
