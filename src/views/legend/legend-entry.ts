import type { QueryChange } from '@/shared/message/values/query-change';

export type LegendEntry = {
  /** The name under which a chosen colour is stored. */
  key: string;
  name: string;
  colour: string;
  /** The values that the messages of the series have in common. */
  terms: readonly { field: string; value: string }[];
};

export type LegendActions = {
  /** Without it, entries do not change the query. */
  onQueryChange?: ((change: QueryChange) => void) | undefined;
  /** Undefined restores the default colour. */
  onColour: (key: string, colour: string | undefined) => void;
};
