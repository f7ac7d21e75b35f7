import type { Session } from '@/shared/session/session-context';

type Asked = Pick<Session, 'permits' | 'user'>;

/** Owners of a saved search, and users it was shared with for editing, may change it. */
export const mayEditSearch = (
  { permits, user }: Asked,
  { id, owner }: { id: string; owner: string | null },
): boolean => permits(`view:edit:${id}`) || owner === user.username;
