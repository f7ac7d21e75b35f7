/* Writes THIRD-PARTY.md from the last build: `npm run licences`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BUNDLED_PACKAGES } from './bundled-packages.ts';
import { THIRD_PARTY, thirdParty, type Lock } from './third-party.ts';

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

writeFileSync(
  THIRD_PARTY,
  thirdParty(read<string[]>(BUNDLED_PACKAGES), read<Lock>('package-lock.json')),
);
