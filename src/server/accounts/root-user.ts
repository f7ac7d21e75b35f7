import { randomBytes } from 'node:crypto';
import { hashPassword, passwordMatches } from './password';
import type { SessionStore } from './session-store';
import { newUser, ROOT_USER_ID } from './user';
import type { UserStore } from './user-store';

export type RootUser = {
  /** Whether this start created the user. */
  created: boolean;
  /** The generated password if none was given, to be shown once. */
  generatedPassword: string | undefined;
};

/**
 * Makes sure that `admin` can sign in. A given password replaces a different stored one and ends
 * admin's sessions, which is also how to recover from a forgotten password.
 */
export async function ensureRootUser(
  users: UserStore,
  sessions: SessionStore,
  given: string | undefined,
  hashCost?: number,
): Promise<RootUser> {
  const stored = users.byId(ROOT_USER_ID);
  if (stored?.passwordHash && given === undefined)
    return { created: false, generatedPassword: undefined };
  if (
    stored?.passwordHash &&
    given !== undefined &&
    (await passwordMatches(given, stored.passwordHash))
  )
    return { created: false, generatedPassword: undefined };

  const password = given ?? readablePassword();
  const passwordHash = await hashPassword(password, hashCost);
  if (stored) {
    await users.save({ ...stored, passwordHash });
    await sessions.endAllOf(stored.id);
  } else {
    await users.save(
      newUser({
        id: ROOT_USER_ID,
        username: 'admin',
        full_name: 'Administrator',
        timezone: null,
        roles: ['Admin'],
        read_only: true,
        passwordHash,
      }),
    );
  }
  return { created: !stored, generatedPassword: given === undefined ? password : undefined };
}

/** 100 random bits, without similar letters and in groups that are easy to type. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  const text = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return (text.match(/.{5}/g) ?? []).join('-');
}
