/** The attribute of what a thing on a grid is dragged by. Apart from the grid, which comes late. */
export const GRID_HANDLE = 'data-grid-handle';
