import { createContext } from 'react';

/** Arrange mode: the grid is loaded and shows how to move and resize widgets. */
export type Arranging = { active: boolean; start: () => void; end: () => void };

export const ArrangingContext = createContext<Arranging>({
  active: false,
  start: () => {},
  end: () => {},
});
