import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { putUrlWhitelist } from '@/contract/url-whitelist';
import { t } from '@/shared/texts/t';
import { pickerQueries } from './queries';

/**
 * Rejects with an error at the field of each expression that the server cannot parse. The server
 * itself refuses the whole allow-list without saying which entry is wrong.
 */
export async function refuseInvalidRegexes(
  client: QueryClient,
  regexes: readonly { field: string; regex: string }[],
): Promise<void> {
  const checked = await Promise.all(
    regexes.map(async ({ field, regex }) => ({
      field,
      ...(await client.fetchQuery(pickerQueries.regex(regex))),
    })),
  );
  const invalid = checked.filter(({ is_valid: isValid }) => !isValid);
  if (invalid.length === 0) return;
  const message = t('controls.regexInvalid');
  throw new ApiError({
    status: 400,
    message,
    fieldErrors: Object.fromEntries(invalid.map(({ field }) => [field, message])),
    request: { method: putUrlWhitelist.method, url: putUrlWhitelist.path },
  });
}
