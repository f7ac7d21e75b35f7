import type { AuthzRole } from '@/contract/roles';

type Permits = (permission: string) => boolean;
type Named = Pick<AuthzRole, 'name' | 'read_only'>;

/** What a built-in role allows is not changed; who has it is. */
export const mayChange = ({ name, read_only: readOnly }: Named, permits: Permits) =>
  !readOnly && permits(`roles:edit:${name}`);
export const mayDelete = ({ read_only: readOnly }: Named, permits: Permits) =>
  !readOnly && permits('roles:edit');
/** To whom, the server says. */
export const mayAssign = (permits: Permits) => permits('users:rolesedit') && permits('users:list');
export const mayOpenEdit = (role: Named, permits: Permits) =>
  mayChange(role, permits) || mayAssign(permits);
