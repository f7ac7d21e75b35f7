import { compileDotAll } from '@/domain/patterns/java/dot-all';
import { replaceMatches } from '@/domain/patterns/java/replace';
import { defineExtractor } from '../definition/extractor-type';

/** As in Graylog, an empty replacement counts as none, which is the first group. */
const FIRST_GROUP = '$1';

/** The text with its matches replaced; `cut` removes the first group of the first match. */
export const regexReplace = defineExtractor({
  type: 'regex_replace',
  parameters: [
    { name: 'regex', type: 'text', required: 'filled' },
    { name: 'replacement', type: 'text', default: FIRST_GROUP },
    { name: 'replace_all', type: 'flag', default: false },
  ],
  compile({ regex, replacement, replace_all }) {
    const pattern = compileDotAll(regex);
    return (text) => {
      const replaced = replaceMatches(pattern, text, replacement || FIRST_GROUP, replace_all);
      return (
        replaced && {
          value: replaced.text,
          begin: replaced.group.start,
          end: replaced.group.end,
        }
      );
    };
  },
});
