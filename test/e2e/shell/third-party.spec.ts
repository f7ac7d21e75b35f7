import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { BUNDLED_PACKAGES } from '../../../vite/bundled-packages';
import { THIRD_PARTY, thirdParty, type Lock } from '../../../vite/third-party';

const read = (path: string) => readFileSync(path, 'utf8');

test('the list of third-party software is that of the build', () => {
  const bundled = JSON.parse(read(BUNDLED_PACKAGES)) as string[];
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  expect(read(THIRD_PARTY), 'Run `npm run licences`.').toBe(thirdParty(bundled, lock));
});
