import type { Session } from '@/shared/session/session-context';

type Rights = Pick<Session, 'permits' | 'user'>;

/** Whether a user may change a saved search: its owner and everyone with a grant. */
export const canEditSearch = (
  { permits, user }: Rights,
  { id, owner }: { id: string; owner: string | null },
): boolean => permits(`view:edit:${id}`) || owner === user.username;
