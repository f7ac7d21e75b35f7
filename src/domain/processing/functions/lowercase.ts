import { defineFunction } from '../definition/pipeline-function';

export const lowercase = defineFunction({
  name: 'lowercase',
  description: 'Converts a string to lower case. Null stays null.',
  parameters: [
    { name: 'value', type: 'string', description: 'The string to convert' },
    {
      name: 'locale',
      type: 'string',
      parsedAs: 'java.util.Locale',
      optional: true,
      description: 'Language tag whose rules apply, such as "tr"; English by default',
    },
  ],
  returns: 'string',
  run: ({ value, locale }) => value && inLowerCase(value, locale ?? 'en'),
});

/** Like Java, ignores the first part of the tag that is malformed and all parts after it. */
function inLowerCase(text: string, tag: string): string {
  const parts = tag.split('-');
  for (let count = parts.length; count > 0; count -= 1) {
    try {
      return text.toLocaleLowerCase(parts.slice(0, count).join('-'));
    } catch {
      // RangeError: a part is malformed.
    }
  }
  return text.toLowerCase();
}
