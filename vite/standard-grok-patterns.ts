import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const MODULE = /[\\/]src[\\/]server[\\/]grok[\\/]standard-text\.ts$/;

/** Puts the text of the standard grok patterns into the node. */
export const standardGrokPatterns = () => ({
  name: 'standard-grok-patterns',
  apply: 'build' as const,
  enforce: 'pre' as const,
  load(id: string) {
    if (!MODULE.test(id)) return undefined;
    const file = createRequire(import.meta.url).resolve('grok-js/lib/patterns/grok-patterns');
    return `export const STANDARD_TEXT = ${JSON.stringify(readFileSync(file, 'utf8'))};`;
  },
});
