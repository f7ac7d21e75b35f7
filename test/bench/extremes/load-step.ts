import type { BrowserContext } from '@playwright/test';
import { firstRow, load, longestTask, type Loaded } from '../browser';
import { watchTasks } from '../tasks';
import { pause, type Step } from './steps';

/** The time in milliseconds after which everything that is loaded late has arrived. */
const ALL_THERE = 2_500;

/** Opens a page with rows as the first step; `rows` selects them unless they are those of a table. */
export async function loadStep(
  context: BrowserContext,
  url: string,
  rows?: string,
): Promise<{ loaded: Loaded; first: Step }> {
  if (rows !== undefined)
    await context.addInitScript((selector) => {
      window.__rows = selector;
    }, rows);
  let stop = () => Promise.resolve(NaN);
  const loaded = await load(context, url, {
    before: async (cdp) => {
      stop = await watchTasks(cdp);
    },
  });
  await pause(ALL_THERE);
  const own = await stop();
  return {
    loaded,
    first: {
      name: 'first row, cold',
      ms: await firstRow(loaded.page),
      longest: await longestTask(loaded.page),
      own,
    },
  };
}
