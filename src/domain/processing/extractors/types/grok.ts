import type { Value } from '../../values/value';
import { defineExtractor } from '../definition/extractor-type';
import type { MessageValue } from '../message/message-draft';
import { messageValueOf } from '../message/value-of';

/** One field for each capture. As in Graylog, nothing is extracted if a field has several values. */
export const grok = defineExtractor({
  type: 'grok',
  parameters: [
    { name: 'grok_pattern', type: 'text', required: 'filled' },
    { name: 'named_captures_only', type: 'flag', default: false },
  ],
  compile({ grok_pattern, named_captures_only }, environment) {
    // As in Graylog, a broken expression does not keep an extractor from being created: patterns may
    // be changed later. It fails for each message.
    const expression = once(() => environment.grok(grok_pattern, named_captures_only));
    return (text) => {
      const captures = expression().match(text);
      return captures && { fields: fieldsOf(captures) };
    };
  },
});

/** Makes something when it is needed first; if that fails, it fails always. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | { error: unknown } | undefined;
  const tried = () => {
    try {
      return { result: make() };
    } catch (error) {
      return { error };
    }
  };
  return () => {
    made ??= tried();
    if ('error' in made) throw made.error;
    return made.result;
  };
}

function fieldsOf(captures: ReadonlyMap<string, Value>): [name: string, value: MessageValue][] {
  const fields: [string, MessageValue][] = [];
  for (const [name, value] of captures) {
    if (Array.isArray(value)) throw new Error(`The field “${name}” is captured more than once.`);
    if (value !== null) fields.push([name, messageValueOf(value)]);
  }
  return fields;
}
