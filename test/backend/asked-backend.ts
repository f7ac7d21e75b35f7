import { createBackend, type Backend, type BackendOptions } from '@/server/backend';
import { afterEach } from 'vitest';

const open: Backend[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

type Asked = {
  body?: unknown;
  as?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
export type Ask = (method: string, path: string, asked?: Asked) => Promise<Response>;

/**
 * Creates an in-memory backend with the user `admin:secret`, closed after the test, and a function
 * that sends requests to it.
 */
export async function askedBackend(
  options: BackendOptions = {},
): Promise<{ backend: Backend; ask: Ask }> {
  const backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024, ...options });
  open.push(backend);
  const ask: Ask = (method, path, { body, as = 'admin:secret', headers = {}, signal } = {}) =>
    backend.handle(
      new Request(`http://node.test/api${path}`, {
        method,
        headers: {
          'x-requested-by': 'test',
          authorization: `Basic ${btoa(as)}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    );
  return { backend, ask };
}

/** The parsed JSON of a response. */
export const read = async <T>(answer: Response | Promise<Response>): Promise<T> =>
  (await answer).json() as Promise<T>;
