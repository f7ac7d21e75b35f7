import { z } from 'zod';
import { checkSession, createSession, endSession, endSessionById } from '@/contract/sessions';
import { readBody, requiring } from '../http/body-mapping';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, serveWithoutLogin, type RouteTable } from '../http/serve';
import { withoutSession } from './authentication';
import {
  browserCookie,
  browserSecretIn,
  sessionCookie,
  sessionIdIn,
  type CookieSettings,
} from './cookie';
import type { Credentials } from './credentials';
import type { KnownBrowsers } from './known-browsers';
import { validUntil } from '../accounts/session';
import type { SessionStore } from '../accounts/session-store';
import type { UserStore } from '../accounts/user-store';

export type SessionRoutes = {
  users: Pick<UserStore, 'sessionTimeoutOf'>;
  sessions: SessionStore;
  browsers: KnownBrowsers;
  credentials: Credentials;
  cookie: CookieSettings;
  log: { note(caller: string, text: string): void };
};

/** `2026-11-21T21:34:55.975+0000` */
export const withOffset = (instant: number) =>
  new Date(instant).toISOString().replace('Z', '+0000');

const NEVER = Date.UTC(9999, 0, 1);

const credentialsSchema = requiring(
  ['username', 'password'],
  (missing) => `Missing required properties: ${missing.join(', ')}.`,
  z.object({ username: z.string(), password: z.string() }),
);

export function serveSessions(
  table: RouteTable,
  { users, sessions, browsers, credentials, cookie, log }: SessionRoutes,
): void {
  const note = (text: string) => log.note('authentication', text);
  serveWithoutLogin(table, createSession, async ({ body, peer, request, reply }) => {
    const { username, password } = readBody(credentialsSchema, body);
    const browser = browserSecretIn(request);
    const user = await credentials.check(username, password, { address: peer.address, browser });
    if (!user) throw new Problem(401, 'Wrong user name or password', null, challenge(request));
    if (user.service_account)
      throw new Problem(400, `Cannot login with service account ${user.username}`);
    const timeout = users.sessionTimeoutOf(user);
    const { id, session } = await sessions.open(user, peer.address);
    note(`${user.username} signed in from ${peer.address}.`);
    reply.headers.delete('set-cookie');
    reply.headers.append('set-cookie', sessionCookie(id, timeout, peer, cookie));
    const secret = await browsers.remember(user.id, browser);
    reply.headers.append('set-cookie', browserCookie(secret, peer, cookie));
    return {
      session_id: id,
      username: user.username,
      user_id: user.id,
      valid_until: withOffset(validUntil(session, timeout) ?? NEVER),
    };
  });

  serveWithoutLogin(table, checkSession, ({ user, session, request, peer, reply }) => {
    const id = sessionIdIn(request);
    if (user && session && id !== undefined)
      return { session_id: id, username: user.username, is_valid: true };
    withoutSession(reply.headers, peer, cookie);
    return { session_id: null, username: user?.username ?? null, is_valid: false };
  });

  const end = async ({ session, user, peer, reply }: Call) => {
    if (session) await sessions.end(session);
    if (session && user) note(`${user.username} signed out from ${peer.address}.`);
    withoutSession(reply.headers, peer, cookie);
    return null;
  };
  serve(table, endSession, end);
  serve(table, endSessionById, end);
}

const challenge = (request: Request): Record<string, string> =>
  request.headers.get('x-requested-with') === 'XMLHttpRequest'
    ? {}
    : { 'www-authenticate': 'Basic realm="Graylog Server session"' };
