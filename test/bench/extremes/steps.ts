import type { Page } from '@playwright/test';
import { forgetTasks, longestTask } from '../browser';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What one did, the milliseconds from the press to what it leads to being painted, and the longest task until all is quiet. */
export type Step = { name: string; ms: number; longest: number };

/** Tasks that follow what is painted count as well. Milliseconds. */
const QUIET = 600;

/** Does something in the page and waits until `selector` finds what it leads to. */
export async function step(page: Page, name: string, selector: string, act: () => Promise<unknown>, patience = 30_000): Promise<Step> {
  await pause(300);
  await forgetTasks(page);
  const shown = page.evaluate((wanted) => window.__probe.fromPress(wanted), selector);
  // What failed first is what is told.
  shown.catch(() => undefined);
  await act();
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`${name}: ${selector} did not show`)), patience).unref());
  const ms = await Promise.race([shown, late]);
  await pause(QUIET);
  return { name, ms, longest: await longestTask(page) };
}

/** Of the same steps, done several times, the best of each: on a machine that does other things, too, the others measure those. */
export function best(runs: readonly (readonly Step[])[]): Step[] {
  const [first = []] = runs;
  return first.map(({ name }) => {
    const same = runs.flatMap((steps) => steps.filter((one) => one.name === name));
    return { name, ms: Math.min(...same.map(({ ms }) => ms)), longest: Math.min(...same.map(({ longest }) => longest)) };
  });
}
