import { compileDotAll } from '@/domain/patterns/java/dot-all';
import { defineExtractor } from '../definition/extractor-type';

/** The first group of the first match. */
export const regex = defineExtractor({
  type: 'regex',
  parameters: [{ name: 'regex_value', type: 'text', required: 'filled' }],
  compile({ regex_value }) {
    const pattern = compileDotAll(regex_value);
    return (text) => {
      const place = pattern.groups > 0 ? pattern.exec(text)?.place(1) : undefined;
      if (place === undefined || place.start < 0) return undefined;
      const { start: begin, end } = place;
      return { value: text.slice(begin, end), begin, end };
    };
  },
});
