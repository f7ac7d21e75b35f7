import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { createStreamRule, type StreamRuleDraft } from '@/contract/streams';
import { RULE_TYPES } from '@/domain/streams/rule';
import { pickerQueries } from '@/shared/pickers/queries';
import { t } from '@/shared/texts/t';

/**
 * Refuses an expression that only the server's own compiler can judge, because the server would
 * store it unchecked. Without an answer the rule is saved.
 */
export async function refuseOnServer(
  client: QueryClient,
  { type, value }: StreamRuleDraft,
): Promise<void> {
  if (type !== RULE_TYPES.regex) return;
  const answer = await client.fetchQuery(pickerQueries.regex(value)).catch(() => undefined);
  if (answer?.is_valid !== false) return;
  // Java names the position as an index: "Unclosed group near index 3".
  const [, index] = /near index (\d+)/.exec(answer.validation_message ?? '') ?? [];
  const message =
    index === undefined
      ? t('streams.pattern.somewhere', { reason: t('streams.pattern.refused') })
      : t('streams.pattern.at', {
          reason: t('streams.pattern.refused'),
          position: Number(index) + 1,
        });
  throw new ApiError({
    status: 400,
    message,
    fieldErrors: { value: message },
    request: { method: createStreamRule.method, url: createStreamRule.path },
  });
}
