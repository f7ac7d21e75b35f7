import { endpoint } from './endpoint';

export type TelemetrySettings = { telemetry_enabled: boolean; telemetry_permission_asked: boolean };

/** Telemetry settings of clients; the embedded node sends nothing. */
export const getTelemetry = endpoint<void, { user_telemetry_settings: TelemetrySettings }>({
  method: 'GET',
  path: '/telemetry',
  toRequest: () => ({}),
});
export const getTelemetrySettings = endpoint<void, TelemetrySettings>({
  method: 'GET',
  path: '/telemetry/user/settings',
  toRequest: () => ({}),
});
export const putTelemetrySettings = endpoint<TelemetrySettings, null>({
  method: 'PUT',
  path: '/telemetry/user/settings',
  status: 204,
  toRequest: (body) => ({ body }),
});

/** A user's preferences for a list; null if never set. */
export type ListPreferences = {
  displayed_attributes: string[] | null;
  per_page: number | null;
  sort: { field: string; order: 'asc' | 'desc' } | null;
};
type ByList = { listId: string };

/** Since 7.1 each column is told by itself, with what the console does not set. */
type NewListPreferences = Omit<ListPreferences, 'displayed_attributes'> & {
  attributes?: Record<string, { status: 'show' | 'hide'; width?: number }> | null;
  order?: string[] | null;
};

/** The columns that are shown, in their order. */
function shownColumns({ attributes, order }: NewListPreferences): string[] | null {
  if (!attributes) return null;
  const shown = Object.keys(attributes).filter((id) => attributes[id]?.status === 'show');
  const placed = (order ?? []).filter((id) => shown.includes(id));
  return [...placed, ...shown.filter((id) => !placed.includes(id))];
}

/** Null (204) if the user has no preferences for this list. */
export const getListPreferences = endpoint<ByList, ListPreferences | null>({
  method: 'GET',
  path: '/entitylists/preferences/:listId',
  toRequest: ({ listId }) => ({ params: { listId } }),
  dialects: [
    {
      since: '7.1',
      toOutput: (given: NewListPreferences) => ({
        displayed_attributes: shownColumns(given),
        per_page: given.per_page,
        sort: given.sort,
      }),
    },
  ],
});
export const saveListPreferences = endpoint<
  ByList & { preferences: Partial<ListPreferences> },
  null
>({
  method: 'POST',
  path: '/entitylists/preferences/:listId',
  toRequest: ({ listId, preferences }) => ({ params: { listId }, body: preferences }),
  dialects: [
    {
      since: '7.1',
      toRequest({ listId, preferences: { displayed_attributes: shown, ...others } }) {
        const columns = shown && {
          attributes: Object.fromEntries(shown.map((id) => [id, { status: 'show' }])),
          order: shown,
        };
        return { params: { listId }, body: { ...others, ...columns } };
      },
    },
  ],
});

/** Whether entities of a scope can be changed. */
export const listEntityScopes = endpoint<
  void,
  { entity_scopes: Record<string, { is_mutable: boolean }> }
>({ method: 'GET', path: '/entity_scopes', toRequest: () => ({}) });
export const getLicense = endpoint<void, { license_info: { license_status: string } }>({
  method: 'GET',
  path: '/enterprise/license/info',
  toRequest: () => ({}),
});
