import { readFileSync } from 'node:fs';
import { BUNDLED_PACKAGES } from '../../../vite/bundled-packages';
import { THIRD_PARTY, thirdParty, type Lock } from '../../../vite/third-party';
import { expect, test } from '../journey';

const read = (path: string) => readFileSync(path, 'utf8');

test('the list of third-party software is that of the build', () => {
  const bundled = JSON.parse(read(BUNDLED_PACKAGES)) as string[];
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  expect(read(THIRD_PARTY), 'Run `npm run licences`.').toBe(thirdParty(bundled, lock));
});

test('licence texts of all packages and fonts are served', async ({ request, node }) => {
  const response = await request.get(`${node.url}/licenses.txt`);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  const names = (JSON.parse(read(BUNDLED_PACKAGES)) as string[]).map((key) =>
    key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual([]);
  expect(text).toMatch(/hippocratic/i);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
