import { isDeepStrictEqual } from 'node:util';
import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import { inOrder, type ExtractorSettings } from '@/domain/processing/extractors/extractor';
import { noExtractorCounts, type ExtractorCounts } from './extractor-counts';
import { createExtractorRunner, type ExtractorRunner } from './extractor-runner';
import { nodeEnvironment } from './node-environment';

/** What extractors depend on, as plain data: those of each input by its id, and grok patterns by name. */
export type ExtractorData = {
  extractors: Readonly<Record<string, readonly ExtractorSettings[]>>;
  grokPatterns: Readonly<Record<string, string>>;
};

/** The extractors of one thread. They outlive configurations in which they do not change. */
export type ExtractorRunners = {
  /** Those of each input, in the order in which they run. */
  of(data: ExtractorData): ReadonlyMap<string, readonly ExtractorRunner[]>;
  /** What they did since the last call. */
  takeCounts(): ExtractorCounts[];
};

/** `now` in milliseconds since the epoch. */
export function createExtractorRunners(now: () => number): ExtractorRunners {
  let known = new Map<string, ExtractorRunner>();
  let patterns: ExtractorData['grokPatterns'] = {};
  let environment: ExtractorEnvironment = nodeEnvironment({ grokPatterns: patterns, now });
  let left: ExtractorCounts[] = [];

  function keptOr(settings: ExtractorSettings): ExtractorRunner {
    const before = known.get(settings.id);
    if (before !== undefined && isDeepStrictEqual(before.settings, settings)) return before;
    return createExtractorRunner(settings, environment, now);
  }

  return {
    of({ extractors, grokPatterns }) {
      const before = known;
      if (!isDeepStrictEqual(grokPatterns, patterns)) {
        patterns = grokPatterns;
        environment = nodeEnvironment({ grokPatterns, now });
        known = new Map([...known].filter(([, { settings }]) => settings.type !== 'grok'));
      }
      const byInput = new Map(
        Object.entries(extractors).map(
          ([inputId, all]) => [inputId, inOrder(all).map(keptOr)] as const,
        ),
      );
      known = new Map([...byInput.values()].flat().map((one) => [one.settings.id, one] as const));
      for (const [id, runner] of before)
        if (known.get(id) !== runner)
          // The second line says that it is no longer in quarantine.
          left.push(...countsOf(runner), noExtractorCounts(id));
      return byInput;
    },
    takeCounts() {
      const taken = [...left, ...[...known.values()].flatMap(countsOf)];
      left = [];
      return taken;
    },
  };
}

function countsOf(runner: ExtractorRunner): ExtractorCounts[] {
  const counts = runner.takeCounts();
  return counts === undefined ? [] : [counts];
}
