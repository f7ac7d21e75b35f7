import { failedCheckout, incidentNotes, incidentRate, type Incident } from './incident';
import { createRandom, type Random } from '../random/random';
import type { ShopMessage, Story } from './shop-message';
import { sshdStory } from './sshd';
import { EVERYDAY } from './stories';

export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Average messages a minute. With the incident and the rise that makes about 100,000 a day. */
const USUAL = 26;
const RISE_MS = 5 * HOUR_MS;
/** Rate relative to the average by hour, UTC: quiet nights, a peak at noon, long evenings. */
const DAY = [
  0.5, 0.38, 0.3, 0.28, 0.32, 0.45, 0.7, 0.95, 1.1, 1.2, 1.25, 1.35, 1.4, 1.3, 1.2, 1.15, 1.25, 1.4,
  1.6, 1.7, 1.6, 1.35, 1.0, 0.7,
] as const;
const SSHD_SHARE = 0.07;

/**
 * Everything but the time that determines the messages. `createdAt` in milliseconds since the
 * epoch.
 */
export type Plan = { seed: string; createdAt: number; incident: Incident; perSecond: number };

/**
 * The messages of a past minute in order. The same plan and minute always give the same messages.
 */
export function messagesOfMinute(plan: Plan, minute: number): ShopMessage[] {
  const random = createRandom(`${plan.seed} ${minute}`);
  const everyday = Math.round(usualRate(plan, minute) * (0.85 + random.next() * 0.3));
  const failures = incidentRate(plan.incident, minute);
  const notes = incidentNotes(plan.incident).filter(
    ({ timestamp }) => timestamp >= minute && timestamp < minute + MINUTE_MS,
  );
  return inOrder([
    ...notes,
    ...tell(random, everyday, minute, MINUTE_MS, everydayStory),
    ...tell(random, failures, minute, MINUTE_MS, failedCheckout),
  ]);
}

/** About `plan.perSecond` messages for the second that has just ended. */
export function messagesOfSecond(plan: Plan, second: number): ShopMessage[] {
  const random = createRandom(`${plan.seed} live ${second}`);
  const count = Math.max(1, Math.round(plan.perSecond * (0.7 + random.next() * 0.6)));
  return inOrder(tell(random, count, second, 1000, everydayStory));
}

/**
 * Rises slowly to the live rate before the sample was created. After a steep rise, charts would show
 * little but the live messages for a day, and trends large numbers.
 */
function usualRate({ createdAt, perSecond }: Plan, minute: number): number {
  const hour = minute / HOUR_MS;
  const [before, after] = [DAY[Math.floor(hour) % 24] ?? 1, DAY[(Math.floor(hour) + 1) % 24] ?? 1];
  const usual = USUAL * (before + (after - before) * (hour % 1));
  const nearness = 1 - (createdAt - minute) / RISE_MS;
  return minute > createdAt || nearness <= 0
    ? usual
    : usual + (perSecond * 60 - usual) * nearness ** 2;
}

function tell(
  random: Random,
  messages: number,
  from: number,
  lasts: number,
  story: Story,
): ShopMessage[] {
  const told: ShopMessage[] = [];
  while (told.length < messages) told.push(...story(random, from + random.next() * lasts));
  return told;
}

const everydayStory: Story = (random, at) => {
  if (random.chance(SSHD_SHARE)) return sshdStory(random, at);
  let rest = random.next();
  for (const [share, story] of EVERYDAY) {
    if (rest < share) return story(random, at);
    rest -= share;
  }
  return [];
};

function inOrder(messages: ShopMessage[]): ShopMessage[] {
  return messages
    .map((one) => ({ ...one, timestamp: Math.round(one.timestamp) }))
    .sort((a, b) => a.timestamp - b.timestamp);
}
