import type { Endpoint } from '@/contract/endpoint';
import type { Call, OpenCall, Route } from './call';
import { Problem } from './problem';

/** The table of routes. The API builds its router at the first request. */
export type RouteTable = { add(route: Route): void };

export type ServeOptions = {
  /** Checked before the handler runs. Permissions for single objects are left to `demand`. */
  permission?: string;
};

type Answer<Output> = Output | Response | Promise<Output | Response>;

/**
 * Binds an endpoint of the contract to its handler. `NoInfer` makes the contract decide the type of
 * answers. A `Response` is sent unchanged; null is an empty body.
 */
export function serve<Input, Output>(
  table: RouteTable,
  endpoint: Endpoint<Input, Output>,
  answer: (call: Call) => Answer<NoInfer<Output>>,
  { permission }: ServeOptions = {},
): void {
  const handler = (call: OpenCall) => {
    if (!call.user) throw new Problem(401, '', null);
    return answer({ ...call, user: call.user });
  };
  table.add({ ...routeOf(endpoint), login: true, permission, handler });
}

/** Like `serve` for endpoints without authentication. */
export function serveWithoutLogin<Input, Output>(
  table: RouteTable,
  endpoint: Endpoint<Input, Output>,
  answer: (call: OpenCall) => Answer<NoInfer<Output>>,
): void {
  table.add({ ...routeOf(endpoint), login: false, permission: undefined, handler: answer });
}

const routeOf = <Input, Output>({
  method,
  path,
  status = 200,
  answers = 'json',
}: Endpoint<Input, Output>) => ({ method, path, status, answers });
