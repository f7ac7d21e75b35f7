/** The addresses around a view that its page knows: those of a search, or of a dashboard. */
export type ViewPaths = {
  /** The page with nothing stored on it. */
  home: string;
  /** The list of stored views. */
  list: string;
  /** The current address, which may be ahead of what the page shows. */
  current: () => string;
  /** The address of a view that is stored nowhere but in this fragment. */
  ofFragment: (fragment: string) => string;
};
