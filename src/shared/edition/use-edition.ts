import { useQuery } from '@tanstack/react-query';
import { isCloud } from '@/api/app-config';
import { PERMISSIONS } from '@/contract/permissions';
import { useSession } from '@/shared/session/session-context';
import { editionQueries } from './edition-queries';

export type Edition = 'open' | 'enterprise' | 'cloud';

/**
 * The edition of the server; undefined until known. The license decides; users who may not read it
 * go by the enterprise plugin. A server that tells neither counts as open.
 */
export function useEdition(): Edition | undefined {
  const { permits } = useSession();
  const inCloud = isCloud();
  const byLicense = permits(PERMISSIONS.licenseinfos.read);
  const license = useQuery({ ...editionQueries.license(), enabled: !inCloud && byLicense });
  const plugins = useQuery({ ...editionQueries.plugins(), enabled: !inCloud && !byLicense });
  if (inCloud) return 'cloud';
  if (!(byLicense ? license : plugins).isFetched) return undefined;
  const isEnterprise = byLicense
    ? license.data === INSTALLED
    : plugins.data !== undefined && plugins.data.length > 0;
  return isEnterprise ? 'enterprise' : 'open';
}

/** The status of a valid license; without the enterprise plugin it is `absent`. */
const INSTALLED = 'installed';
