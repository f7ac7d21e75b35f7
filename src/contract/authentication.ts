import { endpoint } from './endpoint';

/** An external user directory; null for the server's own users. */
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
/** Sign-on by a reverse proxy that names the user in a header. */
export type HttpHeaderAuthentication = { enabled: boolean; username_header: string };

export const getActiveBackend = endpoint<void, ActiveBackend>({
  method: 'GET',
  path: '/system/authentication/services/active-backend',
  toRequest: () => ({}),
});
/** Needs no session: the sign-in page calls it. */
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
