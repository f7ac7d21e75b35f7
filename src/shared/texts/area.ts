/** A part of the catalogue, which loads with the pages that use it. */
export type Area = { texts: Readonly<Record<string, string>> };
