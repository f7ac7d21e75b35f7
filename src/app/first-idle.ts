import { createStore } from '@/ui/store/store';

const CHECK_INTERVAL = 300;
/** Upper bound, so that a search that runs for minutes does not keep the footer empty. */
const TIMEOUT = 10_000;

const { get: passed, set, subscribe } = createStore(false);

/** The first moment after start-up in which nothing is loading: time for optional content. */
export const firstIdle = {
  passed,
  subscribe,
  /**
   * Runs `work` once `isBusy` has been false twice in a row, or after ten seconds. Called once at
   * start-up.
   */
  await(isBusy: () => boolean, work: () => void): void {
    const started = performance.now();
    const check = (quietBefore: boolean) => {
      const quiet = !isBusy();
      if ((quiet && quietBefore) || performance.now() - started > TIMEOUT) arrive(work);
      else setTimeout(check, CHECK_INTERVAL, quiet);
    };
    setTimeout(check, CHECK_INTERVAL, false);
  },
};

function arrive(work: () => void): void {
  work();
  set(true);
}
