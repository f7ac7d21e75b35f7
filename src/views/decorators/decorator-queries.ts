import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listAvailableDecorators, listDecorators, type Decorator } from '@/contract/decorators';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';
import { afterPaint } from '@/ui/lazy/after-paint';

const MINUTE_MS = 60_000;
/** Who reads other streams sees other decorators. */
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
   * The same, known at once from the last time and asked for when the page is at rest. Who may not
   * read them has none.
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

async function fetchAndRemember(username: string): Promise<Decorator[]> {
  const decorators = await call(listDecorators, undefined);
  // Without storage the first search of a page goes without them.
  writeLocal(keyFor(username), decorators.length > 0 ? JSON.stringify(decorators) : null);
  return decorators;
}

function readRemembered(username: string): Decorator[] {
  const stored = readLocalJson(keyFor(username));
  return Array.isArray(stored) ? stored.filter(isDecorator) : [];
}

/** What is kept on the wire or in the browser may be anything. */
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
