import { capturingPattern } from '@/domain/patterns/capturing-pattern';
import { defineExtractor } from '../definition/extractor-type';

/** The first group of the first match. */
export const regex = defineExtractor({
  type: 'regex',
  parameters: [{ name: 'regex_value', type: 'text', required: 'filled' }],
  compile({ regex_value }) {
    const pattern = capturingPattern(regex_value);
    return (text) => {
      if (pattern.groups === 0) return undefined;
      const match = pattern.search(text);
      if (!match.find()) return undefined;
      const begin = match.start(1);
      if (begin < 0) return undefined;
      const end = match.end(1);
      return { value: text.slice(begin, end), begin, end };
    };
  },
});
