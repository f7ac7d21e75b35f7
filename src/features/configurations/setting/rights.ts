import type { Section } from './url-state';

type Permits = (permission: string) => boolean;

/** Whether the user may read a section. */
export function maySee(section: Section, permits: Permits): boolean {
  switch (section) {
    case 'allowList':
      return permits('urlwhitelist:read');
    case 'decorators':
      return permits('decorators:read');
    case 'telemetry':
      return true;
    default:
      return permits('clusterconfigentry:read');
  }
}

export function mayEdit(section: Section, permits: Permits): boolean {
  switch (section) {
    case 'allowList':
      return permits('urlwhitelist:write');
    // The endpoint of these defaults requires both permissions.
    case 'indexSets':
      return permits('clusterconfigentry:create') && permits('clusterconfigentry:edit');
    default:
      return permits('clusterconfigentry:edit');
  }
}
