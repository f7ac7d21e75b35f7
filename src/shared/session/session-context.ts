import { createContext, useContext } from 'react';
import type { UserSummary } from '@/contract/users';

export type Session = {
  user: UserSummary;
  /** IANA name of the user's time zone, from the profile or else the browser. */
  zone: string;
  /** Whether a permission is held, over `id` alone if given. */
  permits: (permission: string, id?: string) => boolean;
  /** Whether the permission is granted for at least one item. */
  permitsSome: (permission: string) => boolean;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the current user; available below the app's session gate only. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of a session.');
  return session;
}
