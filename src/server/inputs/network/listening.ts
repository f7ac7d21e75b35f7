import type { Server } from 'node:net';

/** Resolves with the port once the server listens. @throws what listening failed with. */
export function listening(server: Server, listen: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      // Errors after this (running out of file descriptors) pass; each is one connection's.
      server.on('error', () => undefined);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    listen();
  });
}
