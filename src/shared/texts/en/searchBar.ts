/** Texts of the query input, the time range and what stands around them. */
export const searchBar = {
} as const;
