import type { Capability } from '@/contract/shares';
import { t } from '@/shared/texts/t';
import { paths } from '@/shared/paths';

/** What is shared. `type` is that of its GRN. */
export type SharedEntity = { type: string; id: string; title: string };

/** The word for a type of entities, within a sentence; the type itself where it has none. */
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

/** Where an entity is looked at; undefined for what has no page of its own. */
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

/** The server's own title for a capability this console does not know. */
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
