import { defineExtractor } from '../definition/extractor-type';
import { messageValueOf } from '../message/value-of';

/** One field for each capture. */
export const grok = defineExtractor({
  type: 'grok',
  parameters: [
    { name: 'grok_pattern', type: 'text', required: 'filled' },
    { name: 'named_captures_only', type: 'flag', default: false },
  ],
  compile({ grok_pattern, named_captures_only }, environment) {
    const expression = environment.grok(grok_pattern, named_captures_only);
    return (text) => {
      const captures = expression.match(text);
      return (
        captures && {
          fields: [...captures].map(([name, value]) => [name, messageValueOf(value)] as const),
        }
      );
    };
  },
});
