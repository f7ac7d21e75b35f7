import type { PlainTextKey } from '@/shared/texts/t';

/** What a node can report to load balancers, whatever its actual status. */
export const statuses = {
  alive: 'system.overrideAlive',
  dead: 'system.overrideDead',
  throttled: 'system.overrideThrottled',
} as const satisfies Record<string, PlainTextKey>;
