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

/** Null (204) if the user has no preferences for this list. */
export const getListPreferences = endpoint<ByList, ListPreferences | null>({
  method: 'GET',
  path: '/entitylists/preferences/:listId',
  toRequest: ({ listId }) => ({ params: { listId } }),
});
export const saveListPreferences = endpoint<
  ByList & { preferences: Partial<ListPreferences> },
  null
>({
  method: 'POST',
  path: '/entitylists/preferences/:listId',
  toRequest: ({ listId, preferences }) => ({ params: { listId }, body: preferences }),
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
