import type { Peer } from './call';

/** What differs between the editions of a Graylog console. */
export type Edition = {
  isCloud: boolean;
  featureFlags: Readonly<Record<string, string>>;
  /** The address of Graylog's own web interface, if it is known. */
  graylogUrl?: string;
};

/** Answers `/api`: the embedded backend, or a proxy to a real Graylog. */
export type ApiBackend = {
  /** Answers a request whose path begins with `/api`. */
  api(request: Request, peer: Peer): Promise<Response>;
  /** Answers a one-time sign-in link; only the embedded backend has them. */
  signIn?(token: string, request: Request, peer: Peer): Promise<Response>;
  /** The edition of a server behind, if it tells one. */
  edition?(): Promise<Edition | undefined>;
  /** The version of the API that it answers, such as `7.0.2`, if it is known. */
  version?(): Promise<string | undefined>;
  /** A page to show instead of the console while the backend is out of reach. */
  outage?(): Promise<Response | undefined>;
};
