import type { User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';

/** Users with a role, by its name. The root user is nobody's member. */
export const membersOf = (users: UserStore, role: string): User[] =>
  users.all().filter(({ read_only, roles }) => !read_only && roles.includes(role));

export async function addMember(users: UserStore, user: User, role: string): Promise<void> {
  if (!user.roles.includes(role)) await users.save({ ...user, roles: [...user.roles, role] });
}

export async function removeMember(users: UserStore, user: User, role: string): Promise<void> {
  if (user.roles.includes(role))
    await users.save({ ...user, roles: user.roles.filter((one) => one !== role) });
}

/** All who have the role have the other instead, or none. */
export async function replaceRole(
  users: UserStore,
  role: string,
  other: string | undefined,
): Promise<void> {
  for (const user of users.all()) {
    if (user.roles.includes(role))
      await users.save({
        ...user,
        roles: user.roles.flatMap((one) =>
          one !== role ? [one] : other === undefined ? [] : [other],
        ),
      });
  }
}
