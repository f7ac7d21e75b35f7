/** The tile service of world maps, from `/config.js`; without it they draw countries only. */
export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}`; `{s}` becomes a, b or c, `{r}` @2x on dense screens. */
  url: string;
  /** Shown on each map, as plain text. */
  attribution: string;
};
