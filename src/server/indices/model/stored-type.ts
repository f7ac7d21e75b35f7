/**
 * Field types of OpenSearch as assigned at first sight, and `ip` if the index template says so. A
 * `float` has 32 bits.
 */
export type StoredType = 'string' | 'long' | 'float' | 'date' | 'ip';
