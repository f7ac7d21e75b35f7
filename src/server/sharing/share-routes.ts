import { z } from 'zod';
import * as api from '@/contract/shares';
import type { Selection } from '@/contract/shares';
import { jsonResponse } from '../http/answers';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, readBody } from '../http/body-mapping';
import { isShareable, ownPermission } from '../authorization/capabilities';
import { EVERYONE, userGrn } from '../authorization/grn';
import { readGrn } from '../http/read-grn';
import { granteeOf, sharingAllowed } from './grantees';
import { shareAnswer, validate } from './share-answer';
import type { ShareServices } from './share-services';

const requestSchema = mapped({
  selected_grantee_capabilities: z.record(z.string(), z.enum(['view', 'manage', 'own'])).nullish(),
});

/** Sharing of entities by their owners. */
export function serveShares(table: RouteTable, services: ShareServices): void {
  serve(table, api.prepareShare, (call) => {
    const grn = ownedEntity(services, call);
    return shareAnswer(services, grn, call, selectionIn(call.body));
  });

  serve(table, api.shareEntity, async (call) => {
    const grn = ownedEntity(services, call);
    const selected = selectionIn(call.body) ?? {};
    if (validate(services, grn, userGrn(call.user.id), selected).failed)
      return jsonResponse(shareAnswer(services, grn, call, selected), 400);
    await apply(services, grn, call, selected);
    return shareAnswer(services, grn, call, selected);
  });
}

/** The GRN in the path. @throws Problem unless the caller owns the entity */
function ownedEntity(
  { directory }: ShareServices,
  { params: { grn = '' }, permits }: Call,
): string {
  const entity = readGrn(grn);
  if (!isShareable(entity.type)) throw new Problem(400, `type <${entity.type}> does not exist`);
  const { permission, id } = ownPermission(entity);
  if (!permits(permission, id)) throw new Problem(403, `Not authorized to access entity <${grn}>`);
  if (directory.titleOf(grn) === undefined)
    throw new Problem(404, `Could not find ${entity.type} with id ${entity.id}`);
  return grn;
}

function selectionIn(body: unknown): Selection | undefined {
  const selected = readBody(requestSchema, body).selected_grantee_capabilities ?? undefined;
  for (const grantee of Object.keys(selected ?? {})) readGrn(grantee);
  return selected;
}

/** Grantees that do not exist are ignored. */
async function apply(
  { users, grants, configs, activity, directory }: ShareServices,
  grn: string,
  { user }: Call,
  selected: Selection,
): Promise<void> {
  const sharer = userGrn(user.id);
  const before = grants.over(grn).filter(({ grantee }) => grantee !== sharer);
  const wanted = Object.entries(selected).filter(
    ([grantee]) => grantee !== sharer && granteeOf(users, grantee),
  );
  const added = wanted.filter(
    ([grantee, capability]) =>
      !before.some((grant) => grant.grantee === grantee && grant.capability === capability),
  );
  const allowed = sharingAllowed(configs);
  for (const [grantee] of added) {
    if (grantee === EVERYONE ? !allowed.everyone : !allowed.users)
      throw new Problem(
        400,
        grantee === EVERYONE
          ? 'Sharing with everyone is not allowed here.'
          : 'Sharing with users is not allowed here.',
      );
  }
  const removed = before.filter(({ grantee }) => !Object.hasOwn(selected, grantee));
  for (const [grantee, capability] of added)
    await grants.give(grantee, capability, grn, user.username);
  await grants.take(removed);
  const title = directory.titleOf(grn) ?? '';
  if (added.length > 0) await activity.note(user, 'share', grn, title);
  if (removed.length > 0) await activity.note(user, 'unshare', grn, title);
}
