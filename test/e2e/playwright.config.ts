import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A folder of its own: it is emptied at each start.
  outputDir: '../../test-results/journeys',
  // Journeys open the real input ports and share two cores with the node they drive.
  workers: 1,
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
