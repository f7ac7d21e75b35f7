const KEY = 'console.wall.outage';

/** When the server stopped responding, which a reload of the wall during the outage keeps. */
export const outageStart = {
  /** The start of this outage, whose first failure after the reload was at `first`. */
  since: (first: number): number => {
    const kept = Number(sessionStorage.getItem(KEY) ?? NaN);
    return kept < first ? kept : first;
  },
  keep: (since: number): void => sessionStorage.setItem(KEY, `${since}`),
  end: (): void => sessionStorage.removeItem(KEY),
};
