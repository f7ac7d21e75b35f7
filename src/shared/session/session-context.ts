import { createContext, useContext } from 'react';
import type { UserSummary } from '@/contract/users';

export type Session = {
  user: UserSummary;
  /**
   * The IANA name of the zone in which this user reads times: the profile's, else the browser's.
   */
  zone: string;
  permits: (permission: string) => boolean;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the user who is signed in; only below the app's session gate. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of a session.');
  return session;
}
