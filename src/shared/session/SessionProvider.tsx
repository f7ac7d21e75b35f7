import {
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
  useCallback,
  type ReactNode,
} from 'react';
import { sessionGate } from '@/api/session-gate';
import type { UserSummary } from '@/contract/users';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { rememberedUser } from './remembered-user';
import { SessionContext } from './session-context';
import { toSession } from './to-session';
import { useTyping } from './use-typing';

const SignInSheet = lazyComponent(
  withTexts(['signIn'], async () => (await import('./SignInSheet')).SignInSheet),
);

/**
 * Provides the session to pages, and opens the sign-in sheet over them when it expires. `leave`
 * restarts the console.
 */
export function SessionProvider({
  user,
  leave,
  children,
}: {
  user: UserSummary;
  leave: () => void;
  children: ReactNode;
}) {
  const session = useMemo(() => toSession(user), [user]);
  const listen = useCallback(
    () => rememberedUser.onOther(user.username, leave),
    [user.username, leave],
  );
  useSyncExternalStore(listen, () => user.username);
  const ended = useSyncExternalStore(sessionGate.subscribe, sessionGate.isClosed);
  const typing = useTyping();
  const [asks, setAsks] = useState(false);
  // Waits for a pause in typing, so that keys meant for a query do not end up in the password
  // field.
  if (asks !== ended && !(ended && typing)) setAsks(ended);
  return (
    <SessionContext value={session}>
      {children}
      {asks && (
        <Suspense>
          <SignInSheet leave={leave} />
        </Suspense>
      )}
    </SessionContext>
  );
}
