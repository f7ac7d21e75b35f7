import type { Identity } from '../http/identity';
import type { Peer } from '../http/call';
import { Problem } from '../http/problem';
import type { LocalSecret } from './local-secret';
import type { UserStore } from '../accounts/user-store';
import { ROOT_USER_ID, type User } from '../accounts/user';
import type { Credentials } from './credentials';
import {
  browserSecretIn,
  clearedCookie,
  sessionCookie,
  sessionIdIn,
  type CookieSettings,
} from './cookie';
import type { SessionStore } from '../accounts/session-store';

export type AuthenticationOptions = {
  users: UserStore;
  sessions: SessionStore;
  credentials: Credentials;
  cookie: CookieSettings;
  localSecret: LocalSecret;
  /** Milliseconds since the epoch. */
  now: () => number;
};

const NOBODY: Identity = {
  user: undefined,
  session: undefined,
  sessionId: undefined,
  permissions: [],
};

/**
 * Authenticates requests by session cookie, or by basic auth with a password, session id or token.
 */
export function createAuthentication({
  users,
  sessions,
  credentials,
  cookie,
  localSecret,
  now,
}: AuthenticationOptions) {
  const timeoutOf = (userId: string) => {
    const user = users.byId(userId);
    return user && users.sessionTimeoutOf(user);
  };
  const identify = (user: User | undefined): Identity =>
    user?.account_status === 'enabled'
      ? { ...NOBODY, user, permissions: users.permissionsOf(user) }
      : NOBODY;

  const bySession = async (
    id: string,
    peer: Peer,
    request: Request,
    headers: Headers,
  ): Promise<Identity> => {
    const session = sessions.find(id, timeoutOf);
    const identity = session ? identify(users.byId(session.userId)) : NOBODY;
    if (!session || !identity.user) return NOBODY;
    // Background requests neither extend the session nor renew its cookie.
    if (request.headers.get('x-graylog-no-session-extension') === 'true')
      return { ...identity, session, sessionId: id };
    const extended = await sessions.extend(session, peer.address);
    headers.append(
      'set-cookie',
      sessionCookie(id, users.sessionTimeoutOf(identity.user), peer, cookie),
    );
    return { ...identity, session: extended, sessionId: id };
  };

  return async (request: Request, peer: Peer, headers: Headers): Promise<Identity> => {
    const basic = basicCredentials(request);
    if (basic?.password === 'session') return bySession(basic.name, peer, request, headers);
    if (basic?.password === 'token') {
      const found = users.byToken(basic.name, now());
      return { ...identify(found?.user), token: found?.token };
    }
    // The password of a user may be “local” too, so a wrong secret is checked as a password next.
    if (basic?.password === 'local' && localSecret.is(basic.name))
      return identify(users.byId(ROOT_USER_ID));
    if (basic) {
      try {
        return identify(
          await credentials.check(basic.name, basic.password, {
            address: peer.address,
            browser: browserSecretIn(request),
          }),
        );
      } catch (error) {
        if (error instanceof Problem) return { ...NOBODY, blocked: error };
        throw error;
      }
    }
    const id = sessionIdIn(request);
    return id === undefined ? NOBODY : bySession(id, peer, request, headers);
  };
}

/** Clears the cookie in responses that tell a browser that it has no session. */
export const withoutSession = (headers: Headers, peer: Peer, cookie: CookieSettings) => {
  headers.delete('set-cookie');
  headers.append('set-cookie', clearedCookie(peer, cookie));
};

function basicCredentials(request: Request): { name: string; password: string } | undefined {
  const match = /^Basic\s+([\w+/=-]+)\s*$/i.exec(request.headers.get('authorization') ?? '');
  if (!match?.[1]) return undefined;
  const text = Buffer.from(match[1], 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}
