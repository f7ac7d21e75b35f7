import { useQueryClient } from '@tanstack/react-query';
import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { isCutValue } from '../text/value-text';
import { messageId, messageJson } from './message-facts';
import { messageQueries } from './message-queries';

export type WholeMessage = { fields: () => Promise<Fields>; json: () => Promise<string> };

/** The full fields of a message; only truncated messages need a request. */
export function useWholeMessages(): (message: ResultMessage) => WholeMessage {
  const client = useQueryClient();
  return (row) => {
    const { message, index } = row;
    const isCut = Object.values(message).some(isCutValue);
    const fields = async () =>
      isCut
        ? {
            ...message,
            ...(await client.fetchQuery(messageQueries.whole(index, messageId(row)))).message
              .fields,
          }
        : message;
    return { fields, json: async () => messageJson(await fields()) };
  };
}
