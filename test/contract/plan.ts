import type { Backend } from '@/server/backend';
import { referenceSections, type RecordedRequest } from './recorded-requests';

/** The name of an endpoint in the recorded shapes, where every parameter is called `{id}`. */
export const keyOf = (endpoint: string): string =>
  endpoint.replace(/\{[^}]*\}|:\w+(\{[^}]*\})?/g, '{id}');

/** The endpoints of a node, taken from its routes. */
export const servedBy = ({ routes }: Pick<Backend, 'routes'>): ReadonlySet<string> =>
  new Set(routes.map(({ method, path }) => keyOf(`${method} ${path}`)));

const reference = new Set(Object.values(referenceSections).flat().map(keyOf));
const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1);
const pathsOf = (keys: ReadonlySet<string>) => new Set([...keys].map(pathOf));
const referencePaths = pathsOf(reference);

export type Plan = {
  run: RecordedRequest[];
  /** Requests whose endpoint is missing. */
  missing: RecordedRequest[];
  /** Requests that depend on objects created by a missing endpoint. */
  waiting: RecordedRequest[];
};

/** The recorded requests of an area that can be sent to a node, in their order. */
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
 * Requests with an unsupported method are sent if the path is served; requests to unknown paths are
 * always sent.
 */
function isServed({ shape }: RecordedRequest, served: ReadonlySet<string>): boolean {
  return reference.has(shape)
    ? served.has(shape)
    : !referencePaths.has(pathOf(shape)) || pathsOf(served).has(pathOf(shape));
}
