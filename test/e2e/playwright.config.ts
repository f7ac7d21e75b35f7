import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser';

/**
 * Long walks and journeys of a single area, which `npm run test:e2e:full` and `.ci/run` take.
 * Everything else is part of `npm test`.
 */
export const FULL = [
  'chaos',
  'configurations',
  'every-page',
  'follow',
  'huge-and-hostile',
  'import-export',
  'keyboard-only',
  'killed',
  'lists',
  'live-logs',
  'looks',
  'open-parts',
  'palette',
  'proxy',
  'reading',
  'said',
  'typing',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: FULL,
  // A folder of its own: it is emptied at each start.
  outputDir: '../../test-results/journeys',
  // Each worker takes its ports from a range of its own (ports.ts).
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]]
    : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunchOptions(),
  },
});
