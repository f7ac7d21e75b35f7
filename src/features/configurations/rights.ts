import type { Section } from './url-state';

type Permits = (permission: string) => boolean;

/** What a section is read by (B6.4, B6.5). */
export const maySee = (section: Section, permits: Permits): boolean =>
  permits(section === 'allowList' ? 'urlwhitelist:read' : 'clusterconfigentry:read');

export function mayEdit(section: Section, permits: Permits): boolean {
  switch (section) {
    case 'allowList':
      return permits('urlwhitelist:write');
    // The defaults have an address of their own, which asks for both (graylog-api.md §10).
    case 'indexSets':
      return permits('clusterconfigentry:create') && permits('clusterconfigentry:edit');
    default:
      return permits('clusterconfigentry:edit');
  }
}
