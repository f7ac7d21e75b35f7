import { splitLikeJava } from '../../values/java-split';
import { defineExtractor, type Extracted } from '../definition/extractor-type';

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
      if (separator === '' || index < 1) return undefined;
      const part = splitLikeJava(text, separator)[index - 1];
      if (part === undefined || part === '') return undefined;
      return rangeOf(part, text, separator, index - 1);
    },
});

/**
 * Graylog looks for the part to cut by the first character of the separator only. Where it would cut
 * out something else than the part, nothing is cut here, so that no text is lost.
 */
function rangeOf(part: string, text: string, separator: string, index: number): Extracted {
  const target = separator.charAt(0);
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === target) found += 1;
    if (found !== index) continue;
    const begin = at === 0 ? 0 : at + 1;
    const next = text.indexOf(target, at + 1);
    const end = next < 0 ? text.length : next;
    const cut = text.slice(begin, end);
    const isPart = cut === part || cut === separator + part;
    return { value: part, begin: isPart ? begin : -1, end };
  }
  return { value: part, begin: -1, end: -1 };
}
