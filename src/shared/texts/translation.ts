/** A text for every text of an area of the English catalogue, and no other. */
export type Translation<Texts> = { readonly [Key in keyof Texts]: string };
