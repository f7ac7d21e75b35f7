/** A source as it is stored, whatever way it came in; a blank one is `unknown`. */
export const cleanSource = (source: string): string => source.trim() || 'unknown';
