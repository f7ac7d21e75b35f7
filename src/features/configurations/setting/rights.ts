import { PERMISSIONS, type Permitting } from '@/contract/permissions';
import type { Section } from './url-state';

/** Whether the user may read a section. */
export function maySee(section: Section, { permits }: Permitting): boolean {
  switch (section) {
    case 'allowList':
      return permits(PERMISSIONS.urlwhitelist.read);
    case 'decorators':
      return permits(PERMISSIONS.decorators.read);
    case 'telemetry':
      return true;
    default:
      return permits(PERMISSIONS.clusterconfigentry.read);
  }
}

export function mayEdit(section: Section, { permits }: Permitting): boolean {
  switch (section) {
    case 'allowList':
      return permits(PERMISSIONS.urlwhitelist.write);
    // The endpoint of these defaults requires both permissions.
    case 'indexSets':
      return (
        permits(PERMISSIONS.clusterconfigentry.create) &&
        permits(PERMISSIONS.clusterconfigentry.edit)
      );
    default:
      return permits(PERMISSIONS.clusterconfigentry.edit);
  }
}
