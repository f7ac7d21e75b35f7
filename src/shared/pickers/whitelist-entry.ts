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

export type NewEntry = Omit<WhitelistEntry, 'id'>;

/** Adds to the list as it is right now: others may have changed it since it was last read. */
const addEntry = change([pickerQueries.allowed()], async (entry: NewEntry) => {
  const list = await call(getUrlWhitelist, undefined);
  await call(putUrlWhitelist, {
    ...list,
    entries: [...list.entries, { ...entry, id: entryId() }],
  });
});
export const useAddToWhitelist = () => useMutation(addEntry);

/** An expression that takes the address, with anything in the places of `template`. */
export const useUrlRegex = () =>
  useMutation({
    mutationFn: ({ url, template }: { url: string; template: string | undefined }) =>
      call(generateUrlRegex, {
        url_template: url,
        ...(template !== undefined && { placeholder: template }),
      }),
  });

/** The id of a new entry. Plain HTTP on another host than localhost has no `randomUUID`. */
export function entryId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return bytes.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
