import { defineConverter } from '../definition/converter-type';

export const uppercase = defineConverter({
  type: 'uppercase',
  parameters: [],
  compile: () => (text) => text.toLocaleUpperCase('en'),
});
