import { splitLikeJava } from '../../values/java-split';
import { defineConverter } from '../definition/converter-type';

/** The number of parts between separators, without empty ones at the end. */
export const splitAndCount = defineConverter({
  type: 'split_and_count',
  parameters: [{ name: 'split_by', type: 'text', required: 'filled' }],
  compile:
    ({ split_by }) =>
    (text) =>
      splitLikeJava(text, split_by).length,
});
