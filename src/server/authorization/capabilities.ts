import { over, PERMISSIONS } from '@/contract/permissions';
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
    view: [PERMISSIONS.streams.read, PERMISSIONS.stream_outputs.read],
    manage: [
      PERMISSIONS.streams.edit,
      PERMISSIONS.streams.changestate,
      PERMISSIONS.stream_outputs.create,
    ],
    own: [PERMISSIONS.stream_outputs.delete],
  },
  output: {
    view: [PERMISSIONS.outputs.read],
    manage: [PERMISSIONS.outputs.edit],
    own: [PERMISSIONS.outputs.terminate],
  },
  search: {
    view: [PERMISSIONS.view.read],
    manage: [PERMISSIONS.view.edit],
    own: [PERMISSIONS.view.delete],
  },
  dashboard: {
    view: [PERMISSIONS.dashboards.read, PERMISSIONS.view.read],
    manage: [PERMISSIONS.dashboards.edit, PERMISSIONS.view.edit],
    own: [PERMISSIONS.view.delete],
  },
  event_definition: {
    view: [PERMISSIONS.eventdefinitions.read],
    manage: [PERMISSIONS.eventdefinitions.edit],
    own: [PERMISSIONS.eventdefinitions.delete],
  },
  notification: {
    view: [PERMISSIONS.eventnotifications.read],
    manage: [PERMISSIONS.eventnotifications.edit],
    own: [PERMISSIONS.eventnotifications.delete],
  },
  search_filter: {
    view: [PERMISSIONS.search_filters.read],
    manage: [PERMISSIONS.search_filters.edit],
    own: [PERMISSIONS.search_filters.delete],
  },
};

/** Whether entities of the type can be shared. */
export const isShareable = (type: string): boolean => Object.hasOwn(ADDED, type);

/** The permission of the owners of an entity. */
export const ownPermission = ({ type, id }: Grn): ItemPermission => ({
  permission: over(PERMISSIONS.entity.own, printGrn({ type, id: '' }).slice(0, -1)),
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
