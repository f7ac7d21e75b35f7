import type { Backend } from '@/server/backend';
import { referenceSections, type RecordedRequest } from './recorded-requests';

/** An endpoint as the shapes name it: whatever a parameter is called, it is `{id}`. */
export const keyOf = (endpoint: string): string =>
  endpoint.replace(/\{[^}]*\}|:\w+(\{[^}]*\})?/g, '{id}');

/** The endpoints a node answers, from its own routes. */
export const servedBy = ({ routes }: Pick<Backend, 'routes'>): ReadonlySet<string> =>
  new Set(routes.map(({ method, path }) => keyOf(`${method} ${path}`)));

const reference = new Set(Object.values(referenceSections).flat().map(keyOf));
const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1);
const pathsOf = (keys: ReadonlySet<string>) => new Set([...keys].map(pathOf));
const referencePaths = pathsOf(reference);

export type Plan = {
  run: RecordedRequest[];
  /** Their endpoint is missing. */
  missing: RecordedRequest[];
  /** They are about what a missing endpoint made. */
  waiting: RecordedRequest[];
};

/** Which of the recorded requests of an area a node can be asked, in their order. */
export function planOf(requests: readonly RecordedRequest[], served: ReadonlySet<string>): Plan {
  const plan: Plan = { run: [], missing: [], waiting: [] };
  const lost: string[] = [];
  for (const request of requests) {
    const about = `${request.path} ${JSON.stringify(request.request ?? null)}`;
    const where = !isServed(request, served)
      ? 'missing'
      : lost.some((id) => about.includes(id))
        ? 'waiting'
        : 'run';
    plan[where].push(request);
    if (where !== 'run') lost.push(...Object.keys(request.gives ?? {}));
  }
  return plan;
}

/**
 * Requests with a method the path does not have are asked where the path is served, those for no
 * path at all always.
 */
function isServed({ shape }: RecordedRequest, served: ReadonlySet<string>): boolean {
  return reference.has(shape)
    ? served.has(shape)
    : !referencePaths.has(pathOf(shape)) || pathsOf(served).has(pathOf(shape));
}
