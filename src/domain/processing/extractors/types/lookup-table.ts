import { defineExtractor, uncut } from '../definition/extractor-type';

/** The value that a lookup table has for the text. */
export const lookupTable = defineExtractor({
  type: 'lookup_table',
  parameters: [{ name: 'lookup_table_name', type: 'text', required: 'filled' }],
  compile:
    ({ lookup_table_name }, { lookup }) =>
    (text) => {
      const value = lookup(lookup_table_name, text);
      return value === undefined || value === null ? undefined : uncut(value);
    },
});
