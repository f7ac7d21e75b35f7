import { cutPart } from '../../values/cut-part';
import { defineExtractor } from '../definition/extractor-type';

/** The part with the number `index`, from 1, between separators. Empty parts at the end do not count. */
export const splitAndIndex = defineExtractor({
  type: 'split_and_index',
  parameters: [
    { name: 'split_by', type: 'text', required: 'present' },
    { name: 'index', type: 'integer', required: 'present' },
  ],
  compile:
    ({ split_by: separator, index }) =>
    (text) => {
      if (separator === '') return undefined;
      const { text: part, start, end } = cutPart(text, separator, index);
      if (part === undefined) return undefined;
      // Where something else than the part would be cut out, nothing is, so that no text is lost.
      const cut = text.slice(start, end);
      const isPart = cut === part || cut === separator + part;
      return { value: part, begin: isPart ? start : -1, end };
    },
});
