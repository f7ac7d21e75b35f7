import { defineConverter } from '../definition/converter-type';

export const lowercase = defineConverter({
  type: 'lowercase',
  parameters: [],
  compile: () => (text) => text.toLocaleLowerCase('en'),
});
