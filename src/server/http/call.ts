import type { Session } from '../accounts/session';
import type { User } from '../accounts/user';

/** The sender of a request according to the socket or a trusted proxy. */
export type Peer = { address: string; secure: boolean };

/** A request as handlers see it. */
export type OpenCall = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed, unchecked body; integers beyond 2^53 are `bigint`. A text where it is no JSON. */
  body: unknown;
  user: User | undefined;
  session: Session | undefined;
  /** Whether the caller has `permission`, over the item `id` if given; the id is plain text. */
  permits(permission: string, id?: string): boolean;
  /** @throws Problem 403 unless the caller has `permission`, over `id` if given */
  demand(permission: string, id?: string): void;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  request: Request;
  peer: Peer;
  /** Headers of the answer, and a status that overrides the endpoint's. */
  reply: { status?: number; headers: Headers };
};
export type Call = OpenCall & { user: User };

export type Handler = (call: OpenCall) => unknown;

export type Route = {
  method: string;
  path: string;
  status: number;
  answers: 'json' | 'text';
  takesText: boolean;
  login: boolean;
  permission: string | undefined;
  handler: Handler;
};
