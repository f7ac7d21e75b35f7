import { randomBytes } from 'node:crypto';
import { nodeText } from '@/domain/node-text/node-text';
import { nameFault } from '@/domain/users/username';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/users';
import type { Call } from '../http/call';
import { codedProblem, Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { secretHash } from '../accounts/session-store';
import { objectIdAt } from '../storage/object-id';
import type { StoredToken, User } from '../accounts/user';
import { userById, type UserServices } from './user-services';

const MOST_TOKENS = 1000;

const summaryOf = (
  id: string,
  { name, lastAccess = 0, isReadOnly }: StoredToken,
): api.TokenSummary => ({
  id,
  name,
  last_access: new Date(lastAccess).toISOString(),
  ...(isReadOnly && { read_only: true }),
});

/** Access tokens: only their hashes are kept. */
export function serveTokens(table: RouteTable, { users, now }: UserServices): void {
  const owner = (
    { params, permits }: Call,
    permission: keyof typeof PERMISSIONS.users,
    action: string,
  ): User => {
    const user = userById(users, params);
    if (!permits(PERMISSIONS.users[permission], user.username))
      throw new Problem(403, `Not allowed to ${action} tokens for user ${user.username}`);
    return user;
  };

  serve(table, api.listTokens, (call) => ({
    tokens: Object.entries(owner(call, 'tokenlist', 'list').tokens).map(([id, token]) =>
      summaryOf(id, token),
    ),
  }));

  serve(table, api.createToken, async (call) => {
    const user = owner(call, 'tokencreate', 'create');
    if (Object.keys(user.tokens).length >= MOST_TOKENS)
      throw new Problem(400, `There are ${MOST_TOKENS} tokens already.`);
    const { name = '' } = call.params;
    if (['blank', 'dots'].includes(nameFault(name) ?? ''))
      throw codedProblem(400, nodeText('node.token.name'));
    const secret = randomBytes(32).toString('base64url');
    const id = objectIdAt(now());
    const token = {
      name,
      hash: secretHash(secret),
      ...(call.query.get('read_only') === 'true' && { isReadOnly: true }),
    };
    await users.save({ ...user, tokens: { ...user.tokens, [id]: token } });
    return { ...summaryOf(id, token), token: secret };
  });

  serve(table, api.deleteToken, async (call) => {
    const user = owner(call, 'tokenremove', 'remove');
    const { token: given = '' } = call.params;
    const hash = secretHash(given);
    const left = Object.entries(user.tokens).filter(
      ([id, token]) => id !== given && token.hash !== hash,
    );
    if (left.length === Object.keys(user.tokens).length)
      throw new Problem(404, `Couldn't find access token for user ${user.username}`);
    await users.save({ ...user, tokens: Object.fromEntries(left) });
    return null;
  });
}
