import { parseGrn } from '@/domain/permissions/grn';
import { paths } from '@/shared/paths';

/** The path of an entity's page by its GRN; undefined for types without a page. */
export function entityPath(grn: string): string | undefined {
  const { type = '', id = '' } = parseGrn(grn) ?? {};
  switch (type) {
    case 'dashboard':
      return paths.dashboard(id);
    case 'search':
      return paths.savedSearch(id);
    case 'stream':
      return paths.streamSearch(id);
    case 'event_definition':
      return paths.eventDefinition(id);
    case 'notification':
      return paths.eventNotification(id);
    case 'user':
      return paths.user(id);
    case 'role':
      return paths.role(id);
    default:
      return undefined;
  }
}
