import { ConfigFault } from '../definition/configuration';
import { defineConverter } from '../definition/converter-type';
import { csvValues, type CsvFormat } from './csv-line';

/** One field for each value of a line. The names are a line in the same format. */
export const csv = defineConverter({
  type: 'csv',
  parameters: [
    { name: 'column_header', type: 'text', required: 'filled' },
    { name: 'separator', type: 'text', default: ',' },
    { name: 'quote_char', type: 'text', default: '"' },
    { name: 'escape_char', type: 'text', default: '\\' },
    { name: 'strict_quotes', type: 'flag', default: false },
    { name: 'trim_leading_whitespace', type: 'flag', default: true },
  ],
  compile(config) {
    const format: CsvFormat = {
      separator: config.separator.charAt(0) || ',',
      quote: config.quote_char.charAt(0) || '"',
      escape: config.escape_char.charAt(0) || '\\',
      strictQuotes: config.strict_quotes,
      trimLeadingWhitespace: config.trim_leading_whitespace,
    };
    const names = namesOf(config.column_header, format);
    return (text) => {
      const values = csvValues(text, format);
      if (values.length !== names.length)
        throw new Error(`${values.length} values for ${names.length} columns.`);
      return { fields: names.map((name, column) => [name, values[column] ?? ''] as const) };
    };
  },
});

function namesOf(header: string, format: CsvFormat): string[] {
  try {
    return csvValues(header, format);
  } catch (error) {
    throw new ConfigFault(`The names of the columns cannot be read: ${String(error)}`);
  }
}
