import type { Peer } from './call';

/** Answers `/api`: the embedded backend, or a proxy to a real Graylog. */
export type ApiBackend = {
  /** Answers a request whose path begins with `/api`. */
  api(request: Request, peer: Peer): Promise<Response>;
  /** Answers a one-time sign-in link; only the embedded backend has them. */
  signIn?(token: string, peer: Peer): Promise<Response>;
  /** A page to show instead of the console while the backend is out of reach. */
  outage?(): Promise<Response | undefined>;
};
