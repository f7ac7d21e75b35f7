/** As the real server types a field at first sight. `float` holds 32 bits there, and answers with what they hold. */
export type StoredType = 'string' | 'long' | 'float' | 'date';
