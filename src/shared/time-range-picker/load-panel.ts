/** Fetched when the picker is first needed, or in a quiet moment before. */
export const loadRangePanel = () => import('./RangePanel');
