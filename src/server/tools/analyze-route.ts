import { analyzeText } from '@/contract/messages';
import { PERMISSIONS } from '@/contract/permissions';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { MessageStore } from '../messages/store';

/**
 * The terms by which a text is found: `message` is tokenized by the standard analyzer, `source` is
 * lower-cased as a whole, other fields are one term each.
 */
export function serveTextAnalysis(
  table: RouteTable,
  { messages: { analyse } }: { messages: Pick<MessageStore, 'analyse'> },
): void {
  const analysers: Readonly<Record<string, (text: string) => string[]>> = {
    standard: analyse,
    analyzer_keyword: (text) => [text.toLowerCase()],
    keyword: (text) => [text],
  };

  serve(
    table,
    analyzeText,
    ({ query }) => {
      const text = query.get('string') ?? '';
      if (text === '') throw emptyText(query.get('string'));
      const name = query.get('analyzer') || 'standard';
      const analyser = Object.hasOwn(analysers, name) ? analysers[name] : undefined;
      if (!analyser)
        throw new Problem(
          400,
          `There is no analyser ${name}; there are ${Object.keys(analysers).join(', ')}.`,
        );
      return { tokens: analyser(text) };
    },
    { permission: PERMISSIONS.messages.analyze },
  );
}

const emptyText = (invalid_value: string | null) =>
  new Problem(400, 'must not be empty', [
    {
      message: 'must not be empty',
      message_template: '{javax.validation.constraints.NotEmpty.message}',
      path: 'MessageResource.analyze.arg2',
      invalid_value,
    },
  ]);
