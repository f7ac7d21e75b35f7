import {
  getActiveBackend,
  getActiveBackendType,
  getHttpHeaderAuthentication,
} from '@/contract/authentication';
import { getLicense, listEntityScopes } from '@/contract/console-settings';
import { PERMISSIONS } from '@/contract/permissions';
import { serve, serveWithoutLogin, type RouteTable } from '../http/serve';

/** Consoles ask on every page about features that this node does not have. */
export function serveAbsentFeatures(
  table: RouteTable,
  { enterprise }: { enterprise: boolean },
): void {
  serveWithoutLogin(table, getActiveBackendType, () => ({ backend: null }));
  serve(table, getActiveBackend, () => ({ context: { backends_total: 0 }, backend: null }), {
    permission: PERMISSIONS.authserviceglobalconfig.read,
  });
  serve(
    table,
    getHttpHeaderAuthentication,
    () => ({ enabled: false, username_header: 'Remote-User' }),
    { permission: PERMISSIONS.authhttpheaderconfig.read },
  );
  serve(table, listEntityScopes, () => ({ entity_scopes: { DEFAULT: { is_mutable: true } } }));
  serve(
    table,
    getLicense,
    () => ({ license_info: { license_status: enterprise ? 'installed' : 'absent' } }),
    { permission: PERMISSIONS.licenseinfos.read },
  );
}
