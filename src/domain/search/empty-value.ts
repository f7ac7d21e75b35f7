/** Graylog's name for the group of messages without the field; it cannot be searched for. */
export const EMPTY_VALUE = '(Empty Value)';
