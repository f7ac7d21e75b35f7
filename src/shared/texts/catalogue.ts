/** The texts of one area; an interface cannot extend `typeof texts` itself. */
export type Entries<Texts> = Texts;

/**
 * Every text of the console by its key. Each area in `en/` adds its own texts to it, so that a new
 * area is its two files and is listed nowhere.
 */
export interface Catalogue {}
