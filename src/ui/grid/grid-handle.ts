/** Marks the drag handle of a grid item. Separate from the grid, which is loaded lazily. */
export const GRID_HANDLE = 'data-grid-handle';
