import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { listAvailableDecorators, listDecorators, type Decorator } from '@/contract/decorators';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';
import { afterPaint } from '@/ui/lazy/after-paint';

const MINUTE_MS = 60_000;
/** Keyed by user, because visible decorators depend on which streams a user may read. */
const keyFor = (username: string) => `console.decorators.${username}`;

export const decoratorQueries = {
  all: () => ['search', 'decorators'] as const,
  list: () =>
    queryOptions({
      queryKey: [...decoratorQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => call(listDecorators, undefined, { signal }),
      staleTime: 5 * MINUTE_MS,
    }),
  /**
   * Decorators from local storage, refreshed once the page is idle; empty for users who may not
   * read them.
   */
  remembered: (username: string) =>
    queryOptions({
      ...decoratorQueries.list(),
      queryFn: () => afterPaint().then(() => fetchAndRemember(username)),
      initialData: () => readRemembered(username),
      initialDataUpdatedAt: 0,
      retry: false,
    }),
  types: () =>
    queryOptions({
      queryKey: [...decoratorQueries.all(), 'types'] as const,
      queryFn: ({ signal }) => call(listAvailableDecorators, undefined, { signal }),
      staleTime: 5 * MINUTE_MS,
    }),
};

/** Reads a decorator past all caches. */
export async function latestDecorator(id: string): Promise<Decorator> {
  const found = (await call(listDecorators, undefined)).find((one) => one.id === id);
  if (found) return found;
  const request = { method: 'GET', url: `/search/decorators/${id}` };
  throw new ApiError({ status: 404, message: '', request });
}

async function fetchAndRemember(username: string): Promise<Decorator[]> {
  const decorators = await call(listDecorators, undefined);
  // Without storage, the first search of a page runs undecorated.
  writeLocal(keyFor(username), decorators.length > 0 ? JSON.stringify(decorators) : null);
  return decorators;
}

function readRemembered(username: string): Decorator[] {
  const stored = readLocalJson(keyFor(username));
  return Array.isArray(stored) ? stored.filter(isDecorator) : [];
}

/** Responses and local storage may hold anything. */
export const isDecorator = (value: unknown): value is Decorator =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'config' in value &&
  typeof value.config === 'object' &&
  value.config !== null &&
  'order' in value &&
  'stream' in value;
