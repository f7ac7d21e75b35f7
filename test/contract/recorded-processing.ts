import { readFileSync } from 'node:fs';
import { standardPatterns } from '@/server/grok/standard-patterns';

/** The cases of a recording of what a real Graylog 5.1.13 does with messages. */
export const recordedProcessing = (name: 'extractors' | 'grok'): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/processing/${name}.json`, import.meta.url), 'utf8'));

/** The grok patterns of that server, by name, and those that were made for the recording. */
export function recordedPatterns(): ReadonlyMap<string, string> {
  const [context] = recordedProcessing('grok') as { patterns: Record<string, string> }[];
  const standard = standardPatterns().map(({ name, pattern }) => [name, pattern] as const);
  return new Map([...standard, ...Object.entries(context?.patterns ?? {})]);
}
