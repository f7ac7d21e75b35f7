import type { Peer } from '../http/call';
import { noticePage } from '../static/notice-page';
import type { UserStore } from '../accounts/user-store';
import { sessionCookie, type CookieSettings } from './cookie';
import type { OneTimeLinks } from './one-time-links';
import type { SessionStore } from '../accounts/session-store';

export type OneTimePage = {
  users: UserStore;
  sessions: SessionStore;
  oneTimeLinks: OneTimeLinks;
  cookie: CookieSettings;
  log: { note(caller: string, text: string): void };
};

/**
 * Signs in with a one-time token and redirects to the console, so that the token does not stay in
 * the address bar.
 */
export async function oneTimeSignIn(
  token: string,
  peer: Peer,
  { users, sessions, oneTimeLinks, cookie, log }: OneTimePage,
): Promise<Response> {
  const userId = oneTimeLinks.redeem(token);
  const user = userId === undefined ? undefined : users.byId(userId);
  if (!user)
    return noticePage(
      410,
      'This sign-in link no longer works',
      'It has already been used, or is older than 15 minutes. Sign in with your password, or start the node with --sign-in-link for a new link.',
    );
  const { id } = await sessions.open(user, peer.address);
  log.note('authentication', `${user.username} signed in by a link from ${peer.address}.`);
  return new Response(null, {
    status: 303,
    headers: {
      location: cookie.path,
      'set-cookie': sessionCookie(id, users.sessionTimeoutOf(user), peer, cookie),
      'cache-control': 'no-store',
    },
  });
}
