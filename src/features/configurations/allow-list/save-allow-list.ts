import { call } from '@/api/client';
import { putUrlWhitelist, type UrlWhitelist } from '@/contract/url-whitelist';
import { change } from '@/shared/mutations/change';
import { pickerQueries } from '@/shared/pickers/queries';
import { refuseInvalidRegexes } from '@/shared/pickers/refuse-invalid-regexes';
import { configurationQueries } from '../setting/queries';
import { newExpressions, trimmed, type AllowListValues } from './allow-list-form';

type AllowListChange = { values: AllowListValues; current: UrlWhitelist };

export const saveAllowList = change(
  [configurationQueries.all(), pickerQueries.allowed()],
  async ({ values, current }: AllowListChange, { client }) => {
    await refuseInvalidRegexes(
      client,
      newExpressions(values.entries, current.entries).map(({ index, value }) => ({
        field: `entries.${index}.value`,
        regex: value,
      })),
    );
    await call(putUrlWhitelist, { ...current, ...trimmed(values) });
  },
);
