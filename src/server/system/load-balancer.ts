import { PERMISSIONS } from '@/contract/permissions';
import {
  loadBalancerStatus,
  overrideLoadBalancerStatus,
  overrideNodeLoadBalancerStatus,
} from '@/contract/system';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, serveWithoutLogin, type RouteTable } from '../http/serve';
import type { NodeLog } from './node-log';
import { demandNode } from './this-node';

const HTTP_STATUS = { alive: 200, throttled: 429, dead: 503 } as const;
type Status = keyof typeof HTTP_STATUS;

const isStatus = (text: string): text is Status => Object.hasOwn(HTTP_STATUS, text);

/** The node's lifecycle in Graylog's terms, and what load balancers are told. */
export type Lifecycle = { status(): Status; name(): string; override(status: Status): void };

/** What the lifecycle depends on, asked each time. */
type Conditions = {
  /** Whether the inputs are still being opened. */
  isStarting: () => boolean;
  isEnding: () => boolean;
  isPaused: () => boolean;
  /** Whether messages are turned away. */
  isFull: () => boolean;
};

/** A node that is starting or stopping is dead, whatever was overridden. */
export function createLifecycle({ isStarting, isEnding, isPaused, isFull }: Conditions): Lifecycle {
  let overridden: Status | undefined;
  return {
    status: () =>
      isStarting() || isEnding() ? 'dead' : (overridden ?? (isFull() ? 'throttled' : 'alive')),
    name() {
      if (isEnding()) return 'halting';
      if (isStarting()) return 'starting';
      if (overridden !== undefined) return `override lb:${overridden}`;
      return isPaused() ? 'paused' : 'running';
    },
    override: (status) => void (overridden = status),
  };
}

export function serveLoadBalancer(
  table: RouteTable,
  { lifecycle, nodeId, log }: { lifecycle: Lifecycle; nodeId: string; log: Pick<NodeLog, 'note'> },
): void {
  serveWithoutLogin(table, loadBalancerStatus, ({ reply }) => {
    const status = lifecycle.status();
    reply.status = HTTP_STATUS[status];
    return status.toUpperCase();
  });

  const override = ({ params: { status = '' }, user }: Call) => {
    const lower = status.toLowerCase();
    if (!isStatus(lower))
      throw new Problem(
        400,
        `The status is one of ${Object.keys(HTTP_STATUS).join(', ')}, not “${status}”.`,
      );
    lifecycle.override(lower);
    log.note('node', `${user.username} set the status for load balancers to ${lower}.`);
    return null;
  };
  const change = { permission: PERMISSIONS.lbstatus.change };
  serve(table, overrideLoadBalancerStatus, override, change);
  serve(
    table,
    overrideNodeLoadBalancerStatus,
    (call) => {
      demandNode(call, nodeId);
      return override(call);
    },
    change,
  );
}
