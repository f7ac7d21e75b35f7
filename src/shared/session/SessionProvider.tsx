import { useMemo, useSyncExternalStore, useCallback, type ReactNode } from 'react';
import type { UserSummary } from '@/contract/users';
import { rememberedUser } from './remembered-user';
import { SessionContext } from './session-context';
import { SignInSheet } from './SignInSheet';
import { toSession } from './to-session';

/** Gives the pages their user and lies a sign-in sheet over them when the session ends. `leave` starts the console afresh. */
export function SessionProvider({ user, leave, children }: { user: UserSummary; leave: () => void; children: ReactNode }) {
  const session = useMemo(() => toSession(user), [user]);
  const listen = useCallback(() => rememberedUser.onOther(user.username, leave), [user.username, leave]);
  useSyncExternalStore(listen, () => user.username);
  return (
    <SessionContext value={session}>
      {children}
      <SignInSheet leave={leave} />
    </SessionContext>
  );
}
