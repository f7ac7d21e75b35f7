import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Graylog's standard patterns as their package has them. The build puts the text in this place
 * (`vite/standard-grok-patterns.ts`), because the package is not installed with the node.
 */
export const STANDARD_TEXT = readFileSync(
  require.resolve('grok-js/lib/patterns/grok-patterns'),
  'utf8',
);
