import { getRequestListener } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import { problemResponse } from '../answers';
import type { Peer } from '../call';
import { Problem } from '../problem';
import type { AddressRanges } from './address-ranges';
import { readSender } from './forwarded';
import { secured } from './security-headers';

export type ListenerOptions = {
  handle(request: Request, peer: Peer): Promise<Response>;
  log(error: unknown): void;
  /** The web servers whose forwarded headers are believed; by default none. */
  trustedProxies?: AddressRanges;
};

const NOBODY = { includes: () => false };

/**
 * The request listener of the Node server. Every request is answered, including malformed and
 * failing ones.
 */
export function createListener({
  handle,
  log,
  trustedProxies = NOBODY,
}: ListenerOptions): RequestListener {
  return getRequestListener(
    async (request, env) => {
      try {
        const remote = 'incoming' in env ? env.incoming.socket.remoteAddress : undefined;
        const { peer, url } = readSender(request, remote ?? 'unknown', trustedProxies);
        return await handle(url === request.url ? request : new Request(url, request), peer);
      } catch (error) {
        log(error);
        return secured(
          problemResponse(
            new Problem(500, 'The node failed to answer this request. The reason is in its log.'),
          ),
        );
      }
    },
    {
      overrideGlobalObjects: false,
      // Only called for requests without a valid host or URL. Anyone can send those, so they are
      // not logged.
      errorHandler: () =>
        secured(problemResponse(new Problem(400, 'The request has no valid host or address.'))),
    },
  );
}
