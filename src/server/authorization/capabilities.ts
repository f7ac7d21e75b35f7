import type { Capability } from '@/contract/shares';
import { printGrn, type Grn } from '@/domain/permissions/grn';
import type { ItemPermission } from '@/domain/permissions/permissions';

/** In ascending order; each includes the previous ones. */
export const CAPABILITIES: readonly { id: Capability; title: string }[] = [
  { id: 'view', title: 'Viewer' },
  { id: 'manage', title: 'Manager' },
  { id: 'own', title: 'Owner' },
];
const RANK: Readonly<Record<Capability, number>> = { view: 0, manage: 1, own: 2 };

export const atLeast = (given: Capability, wanted: Capability): boolean =>
  RANK[given] >= RANK[wanted];

/** The permissions that each capability adds, by entity type. */
const ADDED: Readonly<Record<string, Readonly<Record<Capability, readonly string[]>>>> = {
  stream: {
    view: ['streams:read', 'stream_outputs:read'],
    manage: ['streams:edit', 'streams:changestate', 'stream_outputs:create'],
    own: ['stream_outputs:delete'],
  },
  output: { view: ['outputs:read'], manage: ['outputs:edit'], own: ['outputs:terminate'] },
  search: { view: ['view:read'], manage: ['view:edit'], own: ['view:delete'] },
  dashboard: {
    view: ['dashboards:read', 'view:read'],
    manage: ['dashboards:edit', 'view:edit'],
    own: ['view:delete'],
  },
  event_definition: {
    view: ['eventdefinitions:read'],
    manage: ['eventdefinitions:edit'],
    own: ['eventdefinitions:delete'],
  },
  notification: {
    view: ['eventnotifications:read'],
    manage: ['eventnotifications:edit'],
    own: ['eventnotifications:delete'],
  },
  search_filter: {
    view: ['search_filters:read'],
    manage: ['search_filters:edit'],
    own: ['search_filters:delete'],
  },
};

/** Whether entities of the type can be shared. */
export const isShareable = (type: string): boolean => Object.hasOwn(ADDED, type);

/** The permission of the owners of an entity. */
export const ownPermission = ({ type, id }: Grn): ItemPermission => ({
  permission: `entity:own:${printGrn({ type, id: '' }).slice(0, -1)}`,
  id,
});

/** The permissions of a capability over an entity. */
export function expand(capability: Capability, entity: Grn): ItemPermission[] {
  const added = ADDED[entity.type];
  if (!added) return [];
  const held = CAPABILITIES.filter(({ id }) => atLeast(capability, id)).flatMap(
    ({ id }) => added[id],
  );
  return [
    ...held.map((permission) => ({ permission, id: entity.id })),
    ...(capability === 'own' ? [ownPermission(entity)] : []),
  ];
}
