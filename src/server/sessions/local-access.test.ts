import { chmodSync, statSync, symlinkSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { findLocalAccess, offerLocalAccess } from './local-access';

const access = { url: 'http://127.0.0.1:9000/', secret: 'a'.repeat(64) };
let directory = '';
beforeEach(() => {
  directory = temporaryDirectory();
});

it('is there while the node runs, for this user alone', () => {
  const end = offerLocalAccess(directory, access);
  expect(statSync(join(directory, 'local-access.json')).mode & 0o777).toBe(0o600);
  expect(findLocalAccess(directory)).toEqual(access);
  end();
  expect(findLocalAccess(directory)).toBeUndefined();
});

it('is not believed when others may have read or written it', () => {
  offerLocalAccess(directory, access);
  const file = join(directory, 'local-access.json');
  chmodSync(file, 0o644);
  expect(findLocalAccess(directory)).toBeUndefined();
  chmodSync(file, 0o600);
  renameSync(file, join(directory, 'elsewhere'));
  symlinkSync(join(directory, 'elsewhere'), file);
  expect(findLocalAccess(directory)).toBeUndefined();
});
