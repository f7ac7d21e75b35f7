import type { RunningNode } from '../e2e/node';
import { CASES, HISTOGRAM, ROWS, search, TIME_BY_SOURCE, TOP } from './cases';
import { spread, type Spread } from './spread';

const SEARCHERS = 50;
const HOUR = 3600;
/** A wall of 24 widgets: six queries with four widgets each. */
const WALL = [
  '*',
  'level:3',
  'source:web*',
  'app:nginx',
  'timeout',
  'response_code:[500 TO 599]',
].flatMap((query) => [ROWS, HISTOGRAM, TIME_BY_SOURCE, TOP].map((type) => ({ query, type })));

export type Crowd = {
  searchers: number;
  answers: number;
  perSecond: number;
  latency: Spread;
  /** The fewest responses of one client, relative to the mean. */ leastShare: number;
};

/**
 * Each client sends its next search when the previous one is answered; each starts with another
 * case.
 */
export async function measureCrowd(node: RunningNode, seconds: number): Promise<Crowd> {
  const started = performance.now();
  const end = started + seconds * 1000;
  const cases = CASES.filter(({ name }) => !name.includes('7 days') || name.startsWith('newest'));
  const searchers = Array.from({ length: SEARCHERS }, async (_, place) => {
    const times: number[] = [];
    for (let turn = place; performance.now() < end; turn += 1) {
      const from = performance.now();
      await cases[turn % cases.length]?.run(node);
      times.push(performance.now() - from);
    }
    return times;
  });
  const all = await Promise.all(searchers);
  const answers = all.flat().length;
  return {
    searchers: SEARCHERS,
    answers,
    perSecond: answers / ((performance.now() - started) / 1000),
    latency: spread(all.flat()),
    leastShare: Math.min(...all.map(({ length }) => length)) / (answers / SEARCHERS),
  };
}

/**
 * The latency of each widget and the time until the last one is complete: for one viewer, and for
 * `viewers` at the same time.
 */
export type Wall = { widgets: number; viewers: number; latency: Spread; whole: Spread };

/** Each widget runs its own search over the last hour. All are sent at once, once per refresh. */
export async function measureWall(
  node: RunningNode,
  viewers: number,
  refreshes: number,
  everySeconds: number,
): Promise<Wall> {
  const [times, wholes]: [number[], number[]] = [[], []];
  for (let refresh = 0; refresh < refreshes; refresh += 1) {
    const started = performance.now();
    const widgets = Array.from({ length: viewers }, () => WALL)
      .flat()
      .map(async ({ query, type }) => {
        await search(node, query, HOUR, type);
        times.push(performance.now() - started);
      });
    await Promise.all(widgets);
    wholes.push(performance.now() - started);
    const rest = everySeconds * 1000 - (performance.now() - started);
    if (refresh < refreshes - 1)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  }
  return { widgets: WALL.length, viewers, latency: spread(times), whole: spread(wholes) };
}
