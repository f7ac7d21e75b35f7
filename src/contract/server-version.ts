/** A version of the server as far as its API depends on it. */
export type ServerVersion = { major: number; minor: number };

/** Reads `7.0.2+abc123` or `7.0`; undefined for anything else. */
export function parseServerVersion(text: string): ServerVersion | undefined {
  const [, major, minor] = /^(\d+)\.(\d+)(?:[.+-]|$)/.exec(text) ?? [];
  return major === undefined || minor === undefined
    ? undefined
    : { major: Number(major), minor: Number(minor) };
}

/** Whether a server is at least as new as `since`; unknown servers count as the oldest. */
export function isSince(server: ServerVersion | undefined, since: `${number}.${number}`): boolean {
  const wanted = parseServerVersion(since);
  if (!server || !wanted) return false;
  return (
    server.major > wanted.major || (server.major === wanted.major && server.minor >= wanted.minor)
  );
}
