import { defineConfig } from '@playwright/test';
import journeys, { FULL } from './playwright.config';

export default defineConfig({
  ...journeys,
  testMatch: FULL,
  testIgnore: [],
  outputDir: '../../test-results/full-journeys',
});
