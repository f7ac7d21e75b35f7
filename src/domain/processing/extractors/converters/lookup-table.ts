import { defineConverter } from '../definition/converter-type';

/** The value that a lookup table has for the text; without one the text stays. */
export const lookupTableConverter = defineConverter({
  type: 'lookup_table',
  parameters: [{ name: 'lookup_table_name', type: 'text', required: 'filled' }],
  compile:
    ({ lookup_table_name }, { lookup }) =>
    (text) =>
      lookup(lookup_table_name, text) ?? text,
});
