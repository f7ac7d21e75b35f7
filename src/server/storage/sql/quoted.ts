/** A name as SQL, whatever it holds. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL, where no parameter is allowed. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
