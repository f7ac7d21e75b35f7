/** Texts of the histogram, the message table, the details and the field list. */
export const results = {
} as const;
