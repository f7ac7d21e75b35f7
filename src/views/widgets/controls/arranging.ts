import { createContext } from 'react';

/** Set while the user moves or resizes widgets: the grid is shown, with a hint how. */
export type Arranging = { active: boolean; start: () => void; end: () => void };

export const ArrangingContext = createContext<Arranging>({
  active: false,
  start: () => {},
  end: () => {},
});
