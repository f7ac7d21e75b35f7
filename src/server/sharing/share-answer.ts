import type { EntityDescriptor, EntityShare, Grantee, Selection } from '@/contract/shares';
import { permissionCheck } from '@/domain/permissions/permissions';
import type { Call } from '../http/call';
import { CAPABILITIES, expand } from '../authorization/capabilities';
import { EVERYONE, userGrn } from '../authorization/grn';
import { readGrn } from '../http/read-grn';
import { choosableGrantees, granteeOf, sharingAllowed } from './grantees';
import type { ShareServices } from './share-services';

/** The entity with its owners. The root user never owns by grant. */
export function describeEntity(
  { users, grants, directory }: ShareServices,
  grn: string,
): EntityDescriptor {
  const owners = grants
    .over(grn)
    .filter(({ capability }) => capability === 'own')
    .flatMap(({ grantee }) => granteeOf(users, grantee) ?? []);
  return { id: grn, title: directory.titleOf(grn) ?? '', owners, type: readGrn(grn).type };
}

/** Why a selection is invalid. The caller keeps their own capability in any case. */
export function validate(
  { grants, users }: ShareServices,
  grn: string,
  sharer: string,
  selected: Selection,
): EntityShare['validation_result'] {
  const owners = grants
    .over(grn)
    .filter(({ capability }) => capability === 'own')
    .map(({ grantee }) => grantee);
  const lost = owners.filter((grantee) => grantee !== sharer && selected[grantee] !== 'own');
  const remains =
    owners.includes(sharer) ||
    Object.entries(selected).some(
      ([grantee, capability]) => capability === 'own' && granteeOf(users, grantee),
    );
  if (lost.length === 0 || remains) return { errors: {}, error_context: {}, failed: false };
  const reason = `Without the owners <[${lost.join(', ')}]> nobody would own the entity.`;
  return {
    errors: { selected_grantee_capabilities: [reason] },
    error_context: { selected_grantee_capabilities: lost },
    failed: true,
  };
}

/** What can be chosen, what is in force, and what `selected` (by default what is in force) implies. */
export function shareAnswer(
  services: ShareServices,
  grn: string,
  { user, permits }: Call,
  selected: Selection | undefined,
): EntityShare {
  const { users, grants, configs } = services;
  const sharer = userGrn(user.id);
  const active = grants
    .over(grn)
    .flatMap(({ id, grantee, capability }) =>
      grantee !== sharer && granteeOf(users, grantee)
        ? [{ grant: `grn::::grant:${id}`, grantee, capability }]
        : [],
    );
  const selection =
    selected ?? Object.fromEntries(active.map(({ grantee, capability }) => [grantee, capability]));
  return {
    entity: grn,
    sharing_user: sharer,
    available_grantees: withHolders(
      choosableGrantees(users, sharingAllowed(configs), { user, permits }),
      active.flatMap(({ grantee }) => granteeOf(users, grantee) ?? []),
    ),
    available_capabilities: [...CAPABILITIES],
    active_shares: active,
    selected_grantee_capabilities: selection,
    missing_permissions_on_dependencies: missingDependencies(services, grn, Object.keys(selection)),
    validation_result:
      selected === undefined
        ? { errors: {}, error_context: {}, failed: false }
        : validate(services, grn, sharer, selected),
  };
}

/**
 * Owners who may not list all users still see whom the entity is shared with; otherwise they could not
 * unshare it.
 */
const withHolders = (choosable: readonly Grantee[], holders: readonly Grantee[]): Grantee[] => [
  ...choosable,
  ...holders.filter(({ id }) => !choosable.some((one) => one.id === id)),
];

function missingDependencies(
  services: ShareServices,
  grn: string,
  grantees: readonly string[],
): Record<string, EntityDescriptor[]> {
  const dependencies = services.directory.dependenciesOf(grn);
  const missing = grantees.map((grantee) => {
    const permits = permissionsOfGrantee(services, grantee);
    return [
      grantee,
      dependencies
        .filter((one) => !services.directory.isReadable(permits, one))
        .map((one) => describeEntity(services, one)),
    ] as const;
  });
  return Object.fromEntries(missing.filter(([, entities]) => entities.length > 0));
}

function permissionsOfGrantee(
  { users, grants }: ShareServices,
  grantee: string,
): (permission: string, id?: string) => boolean {
  const user = grantee === EVERYONE ? undefined : users.byId(readGrn(grantee).id);
  return permissionCheck(
    user
      ? users.permissionsOf(user)
      : grants
          .to(EVERYONE)
          .flatMap(({ capability, target }) => expand(capability, readGrn(target))),
  );
}
