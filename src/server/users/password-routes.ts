import { PERMISSIONS } from '@/contract/permissions';
import { changePassword } from '@/contract/users';
import { z } from 'zod';
import { readBody, requiring } from '../http/body-mapping';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { validationProblem } from '../http/validation-problem';
import type { Credentials } from '../sessions/credentials';
import { hashPassword } from '../accounts/password';
import { ROOT_USER_ID, type User } from '../accounts/user';
import { passwordError } from './user-request';
import { userById, type UserServices } from './user-services';

const schema = requiring(
  ['password'],
  () => 'Missing required properties: password.',
  z.object({ password: z.string(), old_password: z.unknown().optional() }),
);

/** Changing a password ends the user's other sessions. */
export function servePasswords(
  table: RouteTable,
  services: UserServices & { credentials: Credentials },
): void {
  const { users, sessions, browsers, credentials, passwordCost, minPasswordLength } = services;

  serve(table, changePassword, async (call) => {
    const user = userById(users, call.params);
    checkAllowed(user, call);
    const { old_password: old, password } = readBody(schema, call.body);
    const problem = validationProblem({ password: passwordError(password, minPasswordLength) });
    if (problem) throw problem;
    const mustKnow = user.id === call.user.id || !call.permits(PERMISSIONS.users.passwordchange);
    // Wrong guesses are slowed down like those at sign-in.
    const known =
      !mustKnow ||
      (typeof old === 'string' &&
        (await credentials.check(user.username, old, {
          address: call.peer.address,
          signedIn: call.user,
        })) !== undefined);
    if (!known) throw new Problem(400, 'Old password is missing or incorrect.');
    const passwordHash = await hashPassword(password, passwordCost);
    await users.save({ ...(users.byId(user.id) ?? user), passwordHash });
    await Promise.all([sessions.endAllOf(user.id, call.session), browsers.forgetUser(user.id)]);
    return null;
  });
}

/** The right to change every password does not extend to the root user. */
function checkAllowed(user: User, { user: caller, permits }: Call): void {
  const foreignRoot = user.id === ROOT_USER_ID && caller.id !== ROOT_USER_ID;
  if (foreignRoot || !permits(PERMISSIONS.users.passwordchange, user.username))
    throw new Problem(403, `Not allowed to change password for user ${user.username}`);
}
