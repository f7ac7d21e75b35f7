import type { AnswerShare } from './answer-budget';

/** How long a search may wait for other answers to be sent, in milliseconds. */
const PATIENCE_MS = 300_000;

/**
 * Aborts a search after `timeOut` milliseconds, not counting the time it waits for other answers.
 */
export type SearchClock = { signal: AbortSignal; stop(): void };

export function startSearchClock(
  timeOut: number,
  share: Pick<AnswerShare, 'waitedMs'>,
  patience = PATIENCE_MS,
): SearchClock {
  const controller = new AbortController();
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    const waited = share.waitedMs();
    const left = Math.min(timeOut - (performance.now() - started - waited), patience - waited);
    if (left <= 0) controller.abort(new DOMException('The search took too long.', 'TimeoutError'));
    else timer = setTimeout(look, left).unref();
  };
  look();
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}
