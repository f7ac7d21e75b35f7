import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  getListPreferences,
  saveListPreferences,
  type ListPreferences,
} from '@/contract/console-settings';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';

const STALE_MS = 3_600_000;
const NO_PREFERENCES: ListPreferences = { displayed_attributes: null, per_page: null, sort: null };

const preferencesQuery = (listId: string) =>
  queryOptions({
    queryKey: ['list-preferences', listId] as const,
    // An empty response means that no preferences were saved.
    queryFn: async ({ signal }) =>
      (await call(getListPreferences, { listId }, { signal })) ?? NO_PREFERENCES,
    staleTime: STALE_MS,
  });

/** The user's preferences for a list, saved on the server with optimistic updates. */
export function useListPreferences(listId: string) {
  const client = useQueryClient();
  const query = preferencesQuery(listId);
  const { data, isPending, error } = useQuery(query);
  const save = useMutation({
    // One request at a time: an earlier one that arrives later would undo a change.
    scope: { id: `list-preferences.${listId}` },
    mutationFn: (preferences: ListPreferences) =>
      call(saveListPreferences, { listId, preferences: withoutNull(preferences) }),
    onMutate: (preferences) => client.setQueryData(query.queryKey, preferences),
    onError: (reason) => toasts.error(t('lists.preferencesNotSaved', { error: errorText(reason) })),
  });
  return {
    preferences: data ?? NO_PREFERENCES,
    /** Preferences are loaded, or could not be: rows may be requested. */
    settled: !isPending,
    error,
    change: (next: Partial<ListPreferences>) =>
      save.mutate({ ...(client.getQueryData(query.queryKey) ?? NO_PREFERENCES), ...next }),
  };
}

/** Without the members that are not set. */
const withoutNull = (preferences: ListPreferences): Partial<ListPreferences> =>
  Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== null));
