import { defineFunction } from '../definition/pipeline-function';
import { valueText } from '../values/value-text';

export const toString = defineFunction({
  name: 'to_string',
  description: 'Converts a value to a string.',
  parameters: [
    { name: 'value', type: 'object', description: 'The value to convert' },
    {
      name: 'default',
      type: 'string',
      optional: true,
      description: 'Returned if the value is null; an empty string by default',
    },
  ],
  returns: 'string',
  run: ({ value, default: fallback }) => (value === null ? (fallback ?? '') : valueText(value)),
});
