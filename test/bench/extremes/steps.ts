import type { CDPSession, Page } from '@playwright/test';
import { forgetTasks, longestTask } from '../browser';
import type { Figure } from '../report';
import { watchTasks } from '../tasks';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A user action with the time in milliseconds from the key press or click until its result is
 * painted, and the longest task until the page is idle, in wall-clock and processor time.
 */
export type Step = { name: string; ms: number; longest: number; own: number };

/** The time in milliseconds after the paint in which tasks still count. */
const QUIET = 600;

/** The element that shows the result, and the text that it then contains. */
export type Shown = string | { selector: string; text: string };

/** Performs an action in the page and waits until its result is painted. */
export async function step(
  { page, cdp }: { page: Page; cdp: CDPSession },
  name: string,
  where: Shown,
  act: () => Promise<unknown>,
  patience = 30_000,
): Promise<Step> {
  await pause(300);
  const stop = await watchTasks(cdp);
  await forgetTasks(page);
  const wanted = typeof where === 'string' ? { selector: where, text: '' } : where;
  const shown = page.evaluate(
    ({ selector, text }) => window.__probe.fromPress(selector, text),
    wanted,
  );
  // Reports the first failure.
  shown.catch(() => undefined);
  await act();
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error(`${name}: ${wanted.selector} did not show`)),
      patience,
    ).unref(),
  );
  const ms = await Promise.race([shown, late]);
  await pause(QUIET);
  const longest = await longestTask(page);
  return { name, ms, longest, own: await stop() };
}

/**
 * The best of several runs for each step, because other load on the machine only makes runs slower.
 */
function best(runs: readonly (readonly Step[])[]): Step[] {
  const [first = []] = runs;
  return first.map(({ name }) => {
    const same = runs.flatMap((steps) => steps.filter((one) => one.name === name));
    return {
      name,
      ms: Math.min(...same.map(({ ms }) => ms)),
      longest: Math.min(...same.map(({ longest }) => longest)),
      own: Math.min(...same.map(({ own }) => own)),
    };
  });
}

/** `graylog` has the time and the longest task in Graylog's console, by the name of the step. */
export function figuresOf(
  what: string,
  runs: readonly (readonly Step[])[],
  graylog: Readonly<Record<string, { ms: number; task: number }>> = {},
): Figure[] {
  return best(runs).flatMap(({ name, ms, longest, own }): Figure[] => {
    const theirs = graylog[name];
    return [
      {
        name: `${what}: ${name}`,
        value: ms,
        unit: 'ms',
        runs: runs.length,
        ...(theirs && {
          note: `Graylog: ${theirs.ms.toLocaleString('en')}; ${(ms / theirs.ms).toFixed(2)} of it`,
        }),
      },
      {
        name: `${what}: ${name}, longest task`,
        value: own,
        unit: 'ms',
        aim: 50,
        runs: runs.length,
        note: `${longest === 0 ? 'none over 50' : Math.round(longest)} by the clock${theirs ? `; Graylog: ${theirs.task.toLocaleString('en')}` : ''}`,
      },
    ];
  });
}
