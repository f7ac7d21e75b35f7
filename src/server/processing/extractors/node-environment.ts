import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import { compileGrok } from '@/domain/processing/grok/grok';
import { naturalDate } from './natural-date';

type Options = {
  /** Expressions by name. */
  grokPatterns: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** What the node offers to extractors. It has no lookup tables. */
export function nodeEnvironment({ grokPatterns, now }: Options): ExtractorEnvironment {
  const patterns = new Map(Object.entries(grokPatterns));
  return {
    now,
    lookup(table) {
      throw new Error(`The lookup table “${table}” does not exist.`);
    },
    hasTable: () => false,
    grok: (expression, namedCapturesOnly) =>
      compileGrok(expression, patterns, { namedCapturesOnly }),
    naturalDate: (text, zone) => naturalDate(text, zone, now()),
  };
}
