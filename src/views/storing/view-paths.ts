/** The paths around a view, provided by its page: those of a search or of a dashboard. */
export type ViewPaths = {
  /** The page with a new view. */
  home: string;
  /** The list of stored views. */
  list: string;
  /** The current address, which may be ahead of what is rendered. */
  current: () => string;
  /** The path of a view that is encoded in this fragment. */
  ofFragment: (fragment: string) => string;
};
