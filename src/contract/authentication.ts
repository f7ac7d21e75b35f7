import { endpoint } from './endpoint';

/** A directory that users are looked up in; null is the server's own users. */
export type ActiveBackend = {
  context: { backends_total: number };
  backend: {
    id: string;
    title: string;
    description: string;
    default_roles: string[];
    config: Record<string, unknown>;
  } | null;
};
/** Who a reverse proxy says is calling. */
export type HttpHeaderAuthentication = { enabled: boolean; username_header: string };

export const getActiveBackend = endpoint<void, ActiveBackend>({
  method: 'GET',
  path: '/system/authentication/services/active-backend',
  toRequest: () => ({}),
});
/** No login: the sign-in page asks. */
export const getActiveBackendType = endpoint<void, { backend: string | null }>({
  method: 'GET',
  path: '/system/authentication/services/backends/active-backend/type',
  toRequest: () => ({}),
});
export const getHttpHeaderAuthentication = endpoint<void, HttpHeaderAuthentication>({
  method: 'GET',
  path: '/system/authentication/http-header-auth-config',
  toRequest: () => ({}),
});
