import type { Server } from 'node:net';

/**
 * Resolves with the port once the server listens.
 * @throws the error of listening
 */
export function listening(server: Server, listen: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      // Later errors, such as running out of file descriptors, affect single connections only.
      server.on('error', () => undefined);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    listen();
  });
}
