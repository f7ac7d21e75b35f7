import { z } from 'zod';
import {
  getListPreferences,
  saveListPreferences,
  type ListPreferences,
} from '@/contract/console-settings';
import { mapped, readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import { openDocuments, type DocumentStorage } from '../storage/documents';

/** The limits keep users from filling the storage. */
const preferences = mapped({
  displayed_attributes: z.array(z.string().max(200)).max(200).nullable().default(null),
  per_page: z.int().min(0).max(10_000).nullable().default(null),
  sort: z
    .object({ field: z.string().max(200), order: z.enum(['asc', 'desc']) })
    .nullable()
    .default(null),
});

/** How each user has set up each list. */
export const serveListPreferences: Module<{ documents: DocumentStorage }> = async (
  table,
  { documents },
) => {
  const stored = await openDocuments<ListPreferences>(documents, 'list_preferences');
  const keyOf = (userId: string, { listId = '' }: Readonly<Record<string, string>>) =>
    JSON.stringify([userId, listId]);

  serve(table, getListPreferences, ({ user, params, reply }) => {
    const found = stored.get(keyOf(user.id, params)) ?? null;
    if (found === null) reply.status = 204;
    return found;
  });
  serve(table, saveListPreferences, async ({ user, params, body }) => {
    if ((params['listId'] ?? '').length > 200)
      throw new Problem(400, 'The id of the list is too long.');
    await stored.put(keyOf(user.id, params), readBody(preferences, body));
    return null;
  });
};
