/**
 * As the real server types a field at first sight, and `ip` where its template says so. `float`
 * holds 32 bits there, and answers with what they hold.
 */
export type StoredType = 'string' | 'long' | 'float' | 'date' | 'ip';
