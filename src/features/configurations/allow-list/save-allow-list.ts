import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { getUrlWhitelist, putUrlWhitelist, type UrlWhitelist } from '@/contract/url-whitelist';
import { refresh } from '@/shared/mutations/change';
import { pickerQueries } from '@/shared/pickers/queries';
import { t } from '@/shared/texts/t';
import { configurationQueries } from '../queries';
import { mergeEntries, newExpressions, trimmed, type AllowListValues } from './allow-list-form';

/** Rejects with an error at the field of each expression that the server cannot parse. */
export async function saveAllowList(
  client: QueryClient,
  values: AllowListValues,
  before: UrlWhitelist,
): Promise<void> {
  await checkExpressions(client, values, before);
  const { entries, disabled } = trimmed(values);
  const current = await call(getUrlWhitelist, undefined);
  await call(putUrlWhitelist, {
    entries: mergeEntries(entries, before.entries, current.entries),
    disabled,
  });
  await refresh(client, [configurationQueries.all(), pickerQueries.allowed()]);
}

/** The server refuses the whole list without saying which entry is wrong. */
async function checkExpressions(
  client: QueryClient,
  { entries }: AllowListValues,
  before: UrlWhitelist,
): Promise<void> {
  const found = await Promise.all(
    newExpressions(entries, before.entries).map(async ({ index, value }) => ({
      index,
      ...(await client.fetchQuery(pickerQueries.regex(value))),
    })),
  );
  const broken = found.filter(({ is_valid: isValid }) => !isValid);
  if (broken.length === 0) return;
  const message = t('controls.regexInvalid');
  throw new ApiError({
    status: 400,
    message,
    fieldErrors: Object.fromEntries(broken.map(({ index }) => [`entries.${index}.value`, message])),
    request: { method: putUrlWhitelist.method, url: putUrlWhitelist.path },
  });
}
