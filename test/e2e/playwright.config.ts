import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser';

/**
 * Long journeys and journeys of a single area, run by `npm run test:e2e:full` and `.ci/run`. All
 * others are part of `npm test`.
 */
export const FULL = [
  'aggregation-table',
  'announcements',
  'chaos',
  'configurations',
  'dashboard-print',
  'dashboard-swipe',
  'dashboard-tabs',
  'editions',
  'editor-keyboard',
  'every-page',
  'follow',
  'highlighting',
  'huge-and-hostile',
  'import-export',
  'indices',
  'keyboard-only',
  'keyboard-search',
  'killed',
  'killed-while-paused',
  'lists',
  'live-logs',
  'looks',
  'maps',
  'marks',
  'nginx',
  'node-tools',
  'open-parts',
  'outage',
  'palette',
  'proxy',
  'reading',
  'screens',
  'service-worker',
  'shell',
  'soak',
  'two-editors',
  'typing',
  'versions-and-files',
  'widget-clipboard',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: FULL,
  // Its own directory, because each run empties it.
  outputDir: '../../test-results/journeys',
  // Each worker uses its own range of ports (ports.ts).
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: [['list'], ['../runner/journey-results.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    // Requests of a service worker would not pass the routes of a page; outage.spec.ts and service-worker.spec.ts allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunchOptions(),
  },
});
