import * as api from '@/contract/shares';
import type { Capability } from '@/contract/shares';
import { flatList } from '../http/lists/flat-list';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { userById } from '../users/user-services';
import { atLeast } from '../authorization/capabilities';
import { EVERYONE, userGrn } from '../authorization/grn';
import { readGrn } from '../http/read-grn';
import type { Grant } from '../authorization/grants';
import { granteeOf } from './grantees';
import { describeEntity } from './share-answer';
import type { ShareServices } from './share-services';

/** What is shared with a user, and an overview of all grants. */
export function serveShareLists(table: RouteTable, services: ShareServices): void {
  const { users, grants, directory } = services;

  serve(table, api.sharesOfUser, ({ query, params: { userId = '' }, permits }) => {
    const user = userById(users, { id: userId });
    if (!permits('users:edit', user.username))
      throw new Problem(403, `Couldn't access user <${userId}>`);
    const all = strongest([...grants.to(userGrn(userId)), ...grants.to(EVERYONE)]).filter(
      ({ target }) => directory.titleOf(target) !== undefined,
    );
    const [capability, type] = [
      query.get('capability') || undefined,
      query.get('entity_type') || undefined,
    ];
    const wanted = all.filter(
      (grant) =>
        (capability === undefined || grant.capability === capability) &&
        (type === undefined || readGrn(grant.target).type === type),
    );
    const { rows, total, count, page, per_page } = flatList(wanted, query, {
      fields: { title: 'STRING' },
      sorts: ['title'],
      defaultSort: 'title',
      value: ({ target }) => directory.titleOf(target) ?? '',
    });
    const capabilities: Record<string, Capability> = Object.fromEntries(
      rows.map((grant) => [grant.target, grant.capability]),
    );
    return {
      total,
      count,
      page,
      per_page,
      grand_total: all.length,
      entities: rows.map(({ target }) => describeEntity(services, target)),
      context: { grantee_capabilities: capabilities },
    };
  });

  const titled = (grn: string, title: string | undefined) =>
    `${readGrn(grn).type}: ${title ?? grn}`;
  serve(
    table,
    api.grantsOverview,
    () => ({
      grants: grants
        .all()
        .map(({ id, grantee, capability, target, createdBy, createdAt, updatedBy, updatedAt }) => ({
          id,
          grantee,
          grantee_title: titled(grantee, granteeOf(users, grantee)?.title),
          capability,
          target,
          target_title: titled(target, directory.titleOf(target)),
          created_by: createdBy,
          created_at: new Date(createdAt).toISOString(),
          updated_by: updatedBy,
          updated_at: new Date(updatedAt).toISOString(),
          expires_at: null,
        })),
    }),
    { permission: 'grantsoverview:read' },
  );
}

/** Of several grants over one entity, the strongest. */
function strongest(grants: readonly Grant[]): Grant[] {
  const best = new Map<string, Grant>();
  for (const grant of grants) {
    const known = best.get(grant.target);
    if (!known || !atLeast(known.capability, grant.capability)) best.set(grant.target, grant);
  }
  return [...best.values()];
}
