import type { Endpoint } from '@/contract/endpoint';
import type { Call, OpenCall, Route } from './call';
import { Problem } from './problem';

/** Collects routes; the API builds its router from them at the first request. */
export type RouteTable = { add(route: Route): void };

export type ServeOptions = {
  /** Checked before the handler runs. Handlers `demand` permissions over single items themselves. */
  permission?: string;
};

type Answer<Output> = Output | Response | Promise<Output | Response>;

/**
 * Registers the handler of an endpoint. `NoInfer` lets the contract alone decide the type of the
 * answer. A `Response` is sent as it is; null is an empty body.
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

/** The same for endpoints that need no login. */
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
  takesText = false,
}: Endpoint<Input, Output>) => ({ method, path, status, answers, takesText });
