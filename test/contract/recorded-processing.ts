import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The cases of a recording of what a real Graylog 5.1.13 does with messages. */
export const recordedProcessing = (name: 'extractors' | 'grok'): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/processing/${name}.json`, import.meta.url), 'utf8'));

/** The grok patterns of that server, by name, and those that were made for the recording. */
export function recordedPatterns(): ReadonlyMap<string, string> {
  const [context] = recordedProcessing('grok') as { patterns: Record<string, string> }[];
  const file = createRequire(import.meta.url).resolve('grok-js/lib/patterns/grok-patterns');
  const shipped = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, name, pattern] = /^(\w+) (.+)$/.exec(line) ?? [];
      return name === undefined || pattern === undefined ? [] : [[name, pattern]];
    });
  return new Map([...shipped, ...Object.entries(context?.patterns ?? {})]);
}
