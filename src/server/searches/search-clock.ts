import type { AnswerShare } from './execution/answer-budget';

/** A search that waits so long in milliseconds for other answers to be sent is given up. */
const PATIENCE_MS = 300_000;

/**
 * Ends a search that takes longer than `timeOut` milliseconds. While it waits for other answers to
 * be sent, its time stands still.
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
