import type { Session } from '../accounts/session';
import type { User } from '../accounts/user';

/** Where a request came from, as the socket or a trusted proxy says. */
export type Peer = { address: string; secure: boolean };

/** What a handler is told, and what it may say beside the body. */
export type OpenCall = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed body; integers beyond 2^53 are `bigint`. Nobody has checked it. */
  body: unknown;
  user: User | undefined;
  session: Session | undefined;
  permits(permission: string): boolean;
  /** Refuses with 403 unless `permission` (of `id`, where given) is granted. */
  demand(permission: string, id?: string): void;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  request: Request;
  peer: Peer;
  /** What the answer shall have beside its body; `status` wins over the endpoint's. */
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
