import type { PlainTextKey, TextKey } from '@/shared/texts/t';

/** What a node can report to load balancers, whatever its actual status. */
export const statuses = {
  alive: 'system.overrideAlive',
  dead: 'system.overrideDead',
  throttled: 'system.overrideThrottled',
} as const satisfies Record<string, PlainTextKey>;

/** What the node does from then on; `{{node}}` is its name. */
export const reports = {
  alive: 'system.reportsAlive',
  dead: 'system.reportsDead',
  throttled: 'system.reportsThrottled',
} as const satisfies Record<keyof typeof statuses, TextKey>;
