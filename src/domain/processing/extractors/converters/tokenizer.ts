import { defineConverter } from '../definition/converter-type';

/** `key=value`, `key = "some value"`, at the beginning or behind white space. */
const PAIR = /(?:^|\s)([\w-]+)\s?=\s?("[^"]+"|'[^']+'|\S+)/g;

/**
 * One field for each `key=value`.
 * @throws Error if a key occurs twice, as in Graylog
 */
export const tokenizer = defineConverter({
  type: 'tokenizer',
  parameters: [],
  compile: () => (text) => {
    const fields: [name: string, value: string][] = [];
    if (!text.includes('=')) return { fields };
    PAIR.lastIndex = 0;
    for (let pair = PAIR.exec(text); pair !== null; pair = PAIR.exec(text)) {
      const [, key = '', value = ''] = pair;
      if (fields.some(([name]) => name === key)) throw new Error(`The key “${key}” occurs twice.`);
      fields.push([key, withoutQuotes(value)]);
    }
    return { fields };
  },
});

function withoutQuotes(text: string): string {
  const isQuote = (at: number) => text[at] === '"' || text[at] === "'";
  let [from, to] = [0, text.length];
  while (from < to && isQuote(from)) from += 1;
  while (to > from && isQuote(to - 1)) to -= 1;
  return text.slice(from, to);
}
