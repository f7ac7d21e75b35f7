import type { Peer } from '../http/call';
import { noticePage } from '../static/notice-page';
import type { UserStore } from '../accounts/user-store';
import { browserCookie, browserSecretIn, sessionCookie, type CookieSettings } from './cookie';
import type { KnownBrowsers } from './known-browsers';
import type { OneTimeLinks } from './one-time-links';
import type { SessionStore } from '../accounts/session-store';

export type OneTimePage = {
  users: UserStore;
  sessions: SessionStore;
  browsers: Pick<KnownBrowsers, 'remember'>;
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
  request: Request,
  peer: Peer,
  { users, sessions, browsers, oneTimeLinks, cookie, log }: OneTimePage,
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
  const browser = await browsers.remember(user.id, browserSecretIn(request));
  const headers = new Headers({ location: cookie.path, 'cache-control': 'no-store' });
  headers.append('set-cookie', sessionCookie(id, users.sessionTimeoutOf(user), peer, cookie));
  headers.append('set-cookie', browserCookie(browser, peer, cookie));
  return new Response(null, { status: 303, headers });
}
