import type { Section } from './url-state';

type Permits = (permission: string) => boolean;

/** What a section is read by. */
export const maySee = (section: Section, permits: Permits): boolean =>
  permits(section === 'allowList' ? 'urlwhitelist:read' : 'clusterconfigentry:read');

export function mayEdit(section: Section, permits: Permits): boolean {
  switch (section) {
    case 'allowList':
      return permits('urlwhitelist:write');
    // The defaults have an address of their own, which asks for both.
    case 'indexSets':
      return permits('clusterconfigentry:create') && permits('clusterconfigentry:edit');
    default:
      return permits('clusterconfigentry:edit');
  }
}
