import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { threadEncoder } from '@/server/ingest/encoding/thread-encoder';
import type { OpenEncoder } from '@/server/ingest/encoding/protocol';

/** A real worker thread from source, with the steps of `test-steps.ts`. */
export function threadWithTestSteps(): OpenEncoder {
  const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = new URL('dist/esm/api/index.mjs', manifest).href;
  const script = new URL('./test-steps.ts', import.meta.url).href;
  const file = join(temporaryDirectory(), 'thread.mjs');
  writeFileSync(
    file,
    `import { register } from '${loader}';\nregister();\nawait import('${script}');\n`,
  );
  return threadEncoder(file);
}
