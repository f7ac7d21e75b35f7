import { createStore } from '@/ui/store/store';

const CHECK_EVERY = 300;
/** A search that runs for minutes must not keep the footer empty as long. */
const LATEST = 10_000;

const { get: passed, set, subscribe } = createStore(false);

/**
 * The first moment after the start in which nobody waits for anything: time for what is only nice
 * to have.
 */
export const quietMoment = {
  passed,
  subscribe,
  /**
   * Waits for it, then does `work`. Quiet is where `isBusy` says no twice in a row; called once at
   * the start.
   */
  await(isBusy: () => boolean, work: () => void): void {
    const started = performance.now();
    const check = (quietBefore: boolean) => {
      const quiet = !isBusy();
      if ((quiet && quietBefore) || performance.now() - started > LATEST) arrive(work);
      else setTimeout(check, CHECK_EVERY, quiet);
    };
    setTimeout(check, CHECK_EVERY, false);
  },
};

function arrive(work: () => void): void {
  work();
  set(true);
}
