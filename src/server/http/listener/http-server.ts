import { createServer, type Server } from 'node:http';
import { createListener, type ListenerOptions } from './listener';

export type HttpServerOptions = ListenerOptions & {
  /** How many connections may be open at once; further ones are closed when they are made. */
  maxConnections: number;
  /** How long a client may take to send the headers of a request, in milliseconds. */
  headersMs?: number;
  /** The same for all of a request. */
  requestMs?: number;
};

/**
 * Longer than nginx and other proxies keep an idle connection: whoever closes it first may lose a
 * request that is just being sent, so that has to be the client.
 */
const IDLE_CONNECTION_MS = 75_000;
const HEADERS_MS = 20_000;
/** Enough for an upload of the largest size over a slow line. */
const REQUEST_MS = 300_000;
const MOST_CHECKS_MS = 5_000;

/** The server of the API and of the console. Clients that send slowly do not hold connections. */
export function createHttpServer({
  maxConnections,
  headersMs = HEADERS_MS,
  requestMs = REQUEST_MS,
  ...listener
}: HttpServerOptions): Server {
  const server = createServer(
    {
      keepAliveTimeout: IDLE_CONNECTION_MS,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(MOST_CHECKS_MS, headersMs),
    },
    createListener(listener),
  );
  server.maxConnections = maxConnections;
  return server;
}
