import { getRequestListener } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import { problemResponse } from '../answers';
import type { Peer } from '../call';
import { Problem } from '../problem';
import { secured } from './security-headers';

export type ListenerOptions = {
  handle(request: Request, peer: Peer): Promise<Response>;
  log(error: unknown): void;
};

/**
 * The request listener of the Node server. Every request is answered, including malformed and
 * failing ones.
 */
export function createListener({ handle, log }: ListenerOptions): RequestListener {
  return getRequestListener(
    async (request, env) => {
      try {
        return await handle(
          request,
          peerOf(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
        );
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

const peerOf = (request: Request, address = 'unknown'): Peer => ({
  address: address.replace(/^::ffff:/, ''),
  secure: (request.headers.get('x-forwarded-proto') ?? '').startsWith('https'),
});
