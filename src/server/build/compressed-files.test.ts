import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { compressFiles } from './compressed-files';

it('writes compressed files beside texts that do not fit into a packet', async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'assets'));
  const text = 'export const words = 1;\n'.repeat(100);
  writeFileSync(join(directory, 'assets', 'app.js'), text);
  writeFileSync(join(directory, 'small.css'), 'a { }');
  writeFileSync(join(directory, 'font.woff2'), text);
  await compressFiles(directory);
  expect(readdirSync(directory, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'font.woff2',
    'small.css',
  ]);
  const packed = (suffix: string) => readFileSync(join(directory, `assets/app.js${suffix}`));
  expect(gunzipSync(packed('.gz')).toString()).toBe(text);
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(text);
});
