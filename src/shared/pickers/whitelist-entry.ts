import { useMutation } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  generateUrlRegex,
  getUrlWhitelist,
  putUrlWhitelist,
  type WhitelistEntry,
} from '@/contract/url-whitelist';
import { change } from '@/shared/mutations/change';
import { pickerQueries } from './queries';
import { refuseInvalidRegexes } from './refuse-invalid-regexes';

export type NewEntry = Omit<WhitelistEntry, 'id'>;

/** Adds to the newest version of the list, which others may have changed since it was read. */
const addEntry = change([pickerQueries.allowed()], async (entry: NewEntry, { client }) => {
  if (entry.type === 'regex')
    await refuseInvalidRegexes(client, [{ field: 'value', regex: entry.value }]);
  const list = await call(getUrlWhitelist, undefined);
  await call(putUrlWhitelist, {
    ...list,
    entries: [...list.entries, { ...entry, id: entryId() }],
  });
});
export const useAddToWhitelist = () => useMutation(addEntry);

/** A regular expression that matches the URL, with wildcards in place of `template`. */
export const useUrlRegex = () =>
  useMutation({
    mutationFn: ({ url, template }: { url: string; template: string | undefined }) =>
      call(generateUrlRegex, {
        url_template: url,
        ...(template !== undefined && { placeholder: template }),
      }),
  });

/** Id of a new entry. `randomUUID` is missing on plain HTTP except for localhost. */
export function entryId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return bytes.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
