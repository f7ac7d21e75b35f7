/** Quotes an identifier. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a text literal, for statements that take no parameters. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
