import type { Capability } from '@/contract/shares';
import { t } from '@/shared/texts/t';
import { paths } from '@/shared/paths';

/** An entity to share. `type` is that of its GRN. */
export type SharedEntity = { type: string; id: string; title: string };

/** The translated name of an entity type, for use in a sentence; the type itself if it has none. */
export function typeName(type: string): string {
  switch (type) {
    case 'stream':
    case 'search':
    case 'dashboard':
    case 'output':
    case 'event_definition':
    case 'notification':
    case 'search_filter':
      return t(`sharing.type.${type}`);
    default:
      return type;
  }
}

/** Path of an entity's page; undefined for types without a page. */
export function pathOfEntity({ type, id }: Pick<SharedEntity, 'type' | 'id'>): string | undefined {
  switch (type) {
    case 'stream':
      return paths.streamSearch(id);
    case 'search':
      return paths.savedSearch(id);
    case 'dashboard':
      return paths.dashboard(id);
    case 'event_definition':
      return paths.eventDefinition(id);
    case 'notification':
      return paths.eventNotification(id);
    default:
      return undefined;
  }
}

/** The server's title is used for unknown capabilities. */
export const capabilityName = (id: Capability, title: string = id): string => {
  switch (id) {
    case 'view':
    case 'manage':
    case 'own':
      return t(`sharing.capability.${id}`);
    default:
      return title;
  }
};
