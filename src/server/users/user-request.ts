import { nodeText } from '@/domain/node-text/node-text';
import { isTooShort } from '@/domain/users/password';
import { nameFault } from '@/domain/users/username';
import { z } from 'zod';
import { mapped } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { validationProblem } from '../http/validation-problem';
import { ADMIN_ROLE } from '../accounts/built-in-roles';
import type { RoleStore } from '../accounts/role-store';
import type { User } from '../accounts/user';

const text = z.string();
const texts = z.array(text);
const startpage = z.object({ type: text, id: text });
const timeout = z.int();

/** Checks types only: `checkUser` reports broken rules by field, all at once. */
export const draftSchema = mapped({
  username: text,
  password: text,
  email: text,
  first_name: text,
  last_name: text,
  permissions: texts,
  timezone: text.nullish(),
  session_timeout_ms: timeout.nullish(),
  startpage: startpage.nullish(),
  roles: texts.nullish(),
  service_account: z.boolean().nullish(),
});

/** Unknown members are ignored, as by the real server. */
export const changesSchema = z.object({
  email: text.nullish(),
  first_name: text.nullish(),
  last_name: text.nullish(),
  permissions: texts.nullish(),
  timezone: text.nullish(),
  session_timeout_ms: timeout.nullish(),
  startpage: startpage.nullish(),
  roles: texts.nullish(),
  service_account: z.boolean().nullish(),
});

const tooLong = (value: string | null, limit: number) =>
  value !== null && value.length > limit ? `Value is longer than ${limit} characters!` : undefined;
const between = (value: string, limit: number) =>
  value.length < 1 || value.length > limit
    ? `Value is not between 1 and ${limit} in length!`
    : undefined;
const empty = (value: string | null) =>
  value?.trim() === '' ? `Value "${value}" is not a valid non-empty String!` : undefined;

const USERNAME_FAULTS = {
  blank: 'node.user.blank',
  characters: 'node.user.characters',
  dots: 'node.user.dots',
} as const;

const usernameError = (name: string) => {
  const fault = nameFault(name);
  return fault && nodeText(USERNAME_FAULTS[fault]).message;
};

/** `least` is the least number of characters. */
export const passwordError = (password: string, least: number): string | undefined =>
  empty(password) ??
  (isTooShort(password, least)
    ? nodeText('node.user.passwordShort', { least }).message
    : undefined);

/**
 * The limits of the real server, and what only new users have to meet. @throws Problem 400
 * (ValidationApiError)
 */
export function checkUser(
  {
    username,
    email,
    first_name,
    last_name,
    full_name,
  }: Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | 'full_name'>,
  created?: { password: string; minPasswordLength: number },
): void {
  const problem = validationProblem({
    username: between(username, 100) ?? (created && usernameError(username)),
    email: between(email, 254),
    first_name: empty(first_name) ?? tooLong(first_name, 100),
    last_name: empty(last_name) ?? tooLong(last_name, 100),
    full_name: tooLong(full_name, 200),
    password: created && passwordError(created.password, created.minPasswordLength),
  });
  if (problem) throw problem;
}

/** The roles' names in their stored spelling. @throws Problem 400 for unknown ones */
export function checkRoles(
  names: readonly string[],
  isServiceAccount: boolean,
  roles: Pick<RoleStore, 'byName'>,
): string[] {
  const found = [...new Set(names)].map((name) => ({ name, role: roles.byName(name) }));
  const unknown = found.filter(({ role }) => !role).map(({ name }) => name);
  if (unknown.length > 0) throw new Problem(400, `Invalid role names: ${unknown.join(', ')}`);
  const known = found.flatMap(({ role }) => role?.name ?? []);
  if (isServiceAccount && known.includes(ADMIN_ROLE))
    throw new Problem(400, 'Cannot assign Admin role to service account');
  return known;
}
