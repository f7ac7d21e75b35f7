import { createContext } from 'react';

/** Somebody is about to move or resize widgets: the grid stands, and says how. */
export type Arranging = { active: boolean; start: () => void; end: () => void };

export const ArrangingContext = createContext<Arranging>({
  active: false,
  start: () => {},
  end: () => {},
});
