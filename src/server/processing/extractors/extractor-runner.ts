import {
  compileExtractor,
  type CompiledExtractor,
  type Lap,
} from '@/domain/processing/extractors/compile-extractor';
import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import type { ExtractorSettings } from '@/domain/processing/extractors/extractor';
import type { MessageDraft } from '@/domain/processing/extractors/message/message-draft';
import { createBreaker } from './breaker';
import { noExtractorCounts, type ExtractorCounts } from './extractor-counts';
import { addTime } from './time-counts';

/** An extractor with its counts and its breaker. */
export type ExtractorRunner = {
  readonly settings: ExtractorSettings;
  /**
   * Runs on a message, unless it is in quarantine. `startedAt` is the time of `performance.now()`;
   * returns that after the run, so that nobody needs to read the clock twice. `errors` receives what
   * went wrong.
   */
  run(draft: MessageDraft, errors: string[], startedAt: number, isSampled: boolean): number;
  /** Does not run on a message for which the time is used up, if it was slow lately. */
  skipIfSlow(): boolean;
  /** What it did since the last call; undefined for nothing. */
  takeCounts(): ExtractorCounts | undefined;
};

/** `now` in milliseconds since the epoch. An extractor that cannot be compiled fails for each message. */
export function createExtractorRunner(
  settings: ExtractorSettings,
  environment: ExtractorEnvironment,
  now: () => number,
): ExtractorRunner {
  const { id } = settings;
  const breaker = createBreaker();
  const compiled = compiledOr(settings, environment);
  let counts = noExtractorCounts(id);
  let errorsOfMessage: string[] = [];

  const report = (message: string, reason: string, isConverter = false) => {
    counts[isConverter ? 'converterFailures' : 'failures'] += 1;
    counts.lastFailure = { reason, at: now() };
    errorsOfMessage.push(`${message} - ${reason}`);
  };

  function apply(draft: MessageDraft, isSampled: boolean): void {
    if (typeof compiled === 'string')
      return report(`Could not apply extractor <${settings.title} (${id})>`, compiled);
    const lap = isSampled ? laps(counts) : undefined;
    const outcome = compiled.run(draft, report, lap);
    if (outcome === 'missed') {
      counts.misses += 1;
      return;
    }
    counts.executed += 1;
    if (compiled.isConditional) counts.hits += 1;
    if (outcome === 'extracted') counts.extracted += 1;
  }

  return {
    settings,
    run(draft, errors, startedAt, isSampled) {
      if (breaker.since() !== undefined && !breaker.allows(now())) {
        counts.skipped += 1;
        return startedAt;
      }
      errorsOfMessage = errors;
      counts.runs += 1;
      apply(draft, isSampled);
      const endedAt = performance.now();
      addTime(counts.total, endedAt - startedAt);
      breaker.ran(endedAt - startedAt, now);
      return endedAt;
    },
    skipIfSlow() {
      if (!breaker.isSuspect()) return false;
      counts.skipped += 1;
      return true;
    },
    takeCounts() {
      const since = breaker.since();
      if (counts.runs === 0 && counts.skipped === 0) return undefined;
      const taken = since === undefined ? counts : { ...counts, quarantine: { since } };
      counts = noExtractorCounts(id);
      return taken;
    },
  };
}

function compiledOr(
  settings: ExtractorSettings,
  environment: ExtractorEnvironment,
): CompiledExtractor | string {
  try {
    return compileExtractor(settings, environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Measures the parts of one run. */
function laps(counts: ExtractorCounts): Lap {
  let last = performance.now();
  return (part) => {
    const at = performance.now();
    addTime(counts[part], at - last);
    last = at;
  };
}
