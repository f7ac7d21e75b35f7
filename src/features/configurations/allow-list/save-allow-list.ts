import { call } from '@/api/client';
import { getUrlWhitelist, putUrlWhitelist, type UrlWhitelist } from '@/contract/url-whitelist';
import { change } from '@/shared/mutations/change';
import { pickerQueries } from '@/shared/pickers/queries';
import { refuseInvalidRegexes } from '@/shared/pickers/refuse-invalid-regexes';
import { configurationQueries } from '../setting/queries';
import { mergeEntries, newExpressions, trimmed, type AllowListValues } from './allow-list-form';

type AllowListChange = { values: AllowListValues; before: UrlWhitelist };

export const saveAllowList = change(
  [configurationQueries.all(), pickerQueries.allowed()],
  async ({ values, before }: AllowListChange, { client }) => {
    await refuseInvalidRegexes(
      client,
      newExpressions(values.entries, before.entries).map(({ index, value }) => ({
        field: `entries.${index}.value`,
        regex: value,
      })),
    );
    const { entries, disabled } = trimmed(values);
    const current = await call(getUrlWhitelist, undefined);
    await call(putUrlWhitelist, {
      entries: mergeEntries(entries, before.entries, current.entries),
      disabled,
    });
  },
);
