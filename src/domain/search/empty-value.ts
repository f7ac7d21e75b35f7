/**
 * Graylog's word for the group of messages without the field; there is no
 * value to search for.
 */
export const EMPTY_VALUE = '(Empty Value)';
