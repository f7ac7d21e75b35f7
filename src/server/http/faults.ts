import { setTimeout as sleep } from 'node:timers/promises';
import { jsonResponse } from './answers';

export type Fault = {
  /** How often; once by default, `Infinity` until `clear`. */
  times?: number;
  /** Replaces the default ApiError. */
  body?: unknown;
  /** A delay in milliseconds. With status 0 the request is only delayed. */
  delay?: number;
};
type Planned = { method: string; pattern: RegExp; status: number; left: number; fault: Fault };

/** Simulates network and backend failures for tests. */
export function createFaults() {
  const planned: Planned[] = [];

  return {
    /**
     * `path` is relative to the API and may contain `:parameters`. Status 0 with a delay only
     * delays the real response.
     */
    fail(method: string, path: string, status: number, fault: Fault = {}) {
      const pattern = new RegExp(
        `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`,
      );
      planned.push({ method, pattern, status, left: fault.times ?? 1, fault });
    },
    clear: () => void planned.splice(0),
    async play(method: string, path: string, signal: AbortSignal): Promise<Response | undefined> {
      const next = planned.find(
        (one) => one.left > 0 && one.method === method && one.pattern.test(path),
      );
      if (!next) return undefined;
      next.left -= 1;
      if (next.fault.delay !== undefined)
        await sleep(next.fault.delay, undefined, { signal }).catch(() => undefined);
      if (next.status === 0) return undefined;
      return jsonResponse(
        next.fault.body ?? { type: 'ApiError', message: `HTTP ${next.status}` },
        next.status,
      );
    },
  };
}
