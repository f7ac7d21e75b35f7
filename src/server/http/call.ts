import type { Session } from '../accounts/session';
import type { User } from '../accounts/user';

/** The origin of a request according to the socket or a trusted proxy. */
export type Peer = { address: string; secure: boolean };

/** The input of a handler, and its means to change the response. */
export type OpenCall = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed but unvalidated body; integers beyond 2^53 are `bigint`. */
  body: unknown;
  user: User | undefined;
  session: Session | undefined;
  permits(permission: string): boolean;
  /** Throws a Problem 403 unless `permission` is granted, for `id` if given. */
  demand(permission: string, id?: string): void;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  request: Request;
  peer: Peer;
  /** Overrides for the response; `status` takes precedence over the endpoint's. */
  reply: { status?: number; headers: Headers };
};
export type Call = OpenCall & { user: User };

export type Handler = (call: OpenCall) => unknown;

export type Route = {
  method: string;
  path: string;
  status: number;
  answers: 'json' | 'text';
  login: boolean;
  permission: string | undefined;
  handler: Handler;
};
