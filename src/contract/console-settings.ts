import { endpoint } from './endpoint';

export type TelemetrySettings = { telemetry_enabled: boolean; telemetry_permission_asked: boolean };

/**
 * What a client would send about its use, where the user agreed. The embedded node sends nothing
 * anywhere.
 */
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

/** How a user wants a list to look; what was never said is null. */
export type ListPreferences = {
  displayed_attributes: string[] | null;
  per_page: number | null;
  sort: { field: string; order: 'asc' | 'desc' } | null;
};
type ByList = { listId: string };

/**
 * Null (204) where the user never said anything about this list.
 */
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

/** Whether objects of a scope may be changed. */
export const listEntityScopes = endpoint<
  void,
  { entity_scopes: Record<string, { is_mutable: boolean }> }
>({ method: 'GET', path: '/entity_scopes', toRequest: () => ({}) });
export const getLicense = endpoint<void, { license_info: { license_status: string } }>({
  method: 'GET',
  path: '/enterprise/license/info',
  toRequest: () => ({}),
});
