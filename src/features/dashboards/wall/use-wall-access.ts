import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accessToken } from '@/api/access-token';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { sessionGate } from '@/api/session-gate';
import { checkSession } from '@/contract/sessions';
import { getUser, type UserSummary } from '@/contract/users';
import { changingPermissions } from '@/domain/permissions/reading';
import { tokenIn } from '@/domain/screens/wall-key';
import { sessionQueries } from '@/shared/session/session-queries';
import { keptToken } from './kept-token';

export type WallAccess =
  | { kind: 'open'; user: UserSummary }
  /** Nobody has opened the address with a token on this device. */
  | { kind: 'noToken' }
  /** The token was taken away. `user` is whose it was, if this page has known them. */
  | { kind: 'ended'; user: UserSummary | undefined }
  /** Its user may do more than read, at first or since the token was accepted. */
  | { kind: 'refused'; username: string; permissions: readonly string[] };

const MINUTE = 60_000;
/** Whether a token is accepted again, for example after its user was enabled. */
const RECHECK_MS = MINUTE / 2;
/** Before the server has answered for the first time. */
const RETRY_MS = 5_000;
/** Whether its user still only reads. */
const CHECK_MS = 5 * MINUTE;

const accessQuery = (screenId: string) =>
  queryOptions({
    queryKey: ['wall', 'access', screenId] as const,
    queryFn: async ({ client, queryKey }): Promise<WallAccess> => {
      const before = client.getQueryData<WallAccess>(queryKey);
      const access = await readAccess(screenId);
      if (access.kind === 'open' && sessionGate.isClosed()) sessionGate.open();
      // Tabs of the same user share the answers of widgets.
      if (access.kind === 'open')
        client.setQueryData(sessionQueries.current().queryKey, { user: access.user });
      if (access.kind !== 'ended') return access;
      return before?.kind === 'open' || before?.kind === 'ended'
        ? { kind: 'ended', user: before.user }
        : access;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? RETRY_MS : data.kind === 'open' ? CHECK_MS : RECHECK_MS,
    refetchIntervalInBackground: true,
  });

/** Who this screen is signed in as, by the token of its address or the one kept on the device. */
export function useWallAccess(screenId: string): WallAccess | undefined {
  const { data, refetch } = useQuery(accessQuery(screenId));
  useEffect(
    () =>
      sessionGate.subscribe(() => {
        if (sessionGate.isClosed()) void refetch();
      }),
    [refetch],
  );
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // A new address of the same wall differs in its fragment only, so that no page is loaded.
    const token = tokenIn(hash);
    if (token === undefined) return;
    accessToken.use(token);
    void navigate({ pathname, search }, { replace: true });
    void refetch({ cancelRefetch: true });
  }, [hash, pathname, search, navigate, refetch]);
  return data;
}

async function readAccess(screenId: string): Promise<WallAccess> {
  // Without storage, the address has to be opened again after each start of the browser.
  const kept = await keptToken.read(screenId).catch(() => undefined);
  const token = accessToken.current() ?? kept;
  if (token === undefined) return { kind: 'noToken' };
  accessToken.use(token);
  const { username } = await call(checkSession, undefined, { anonymous: true }).catch(nobody);
  if (username === null) return { kind: 'ended', user: undefined };
  const user = await call(getUser, { username }, { anonymous: true });
  const permissions = changingPermissions(user);
  // Not kept unless it was accepted before; asked about again, because permissions change.
  if (permissions.length > 0) return { kind: 'refused', username, permissions };
  if (token !== kept) await keptToken.write(screenId, token).catch(() => undefined);
  return { kind: 'open', user };
}

/** Some servers answer an unknown token with 401. */
function nobody(error: unknown): { username: null } {
  if (error instanceof ApiError && error.status === 401) return { username: null };
  throw error;
}
