import { defineConfig } from '@playwright/test';
import journeys, { FULL } from './playwright.config';

export default defineConfig({
  ...journeys,
  testMatch: FULL,
  testIgnore: [],
  outputDir: '../../test-results/full-journeys',
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: '../../test-results/e2e-full.json' }]]
    : [['list']],
});
