import { defineFunction } from '../definition/pipeline-function';

export const concat = defineFunction({
  name: 'concat',
  description: 'Joins two strings. Null counts as an empty string.',
  parameters: [
    { name: 'first', type: 'string', description: 'The string to begin with' },
    { name: 'second', type: 'string', description: 'The string to append' },
  ],
  returns: 'string',
  run: ({ first, second }) => (first ?? '') + (second ?? ''),
});
