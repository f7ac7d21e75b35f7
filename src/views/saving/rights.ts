import type { Session } from '@/shared/session/session-context';

type Asked = Pick<Session, 'permits' | 'user'>;

/** Who may change a saved search: whoever it was granted to, and its owner. */
export const mayEditSearch = (
  { permits, user }: Asked,
  { id, owner }: { id: string; owner: string | null },
): boolean => permits(`view:edit:${id}`) || owner === user.username;
