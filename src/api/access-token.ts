let current: string | undefined;

/**
 * The access token with which calls sign in, in place of the session of the browser. Only screens
 * on walls use one.
 */
export const accessToken = {
  current: (): string | undefined => current,
  use(token: string | undefined): void {
    current = token;
  },
  /** What calls add to their requests: the token, and no cookie of a user who is signed in. */
  init: (): { headers: Record<string, string>; credentials?: RequestCredentials } =>
    current === undefined
      ? { headers: {} }
      : { headers: { Authorization: `Basic ${btoa(`${current}:token`)}` }, credentials: 'omit' },
};
