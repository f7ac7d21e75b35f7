import { defineExtractor } from '../definition/extractor-type';

export const copyInput = defineExtractor({
  type: 'copy_input',
  parameters: [],
  compile: () => (text) => ({ value: text, begin: 0, end: text.length }),
});
