import { isSeveral, type Processed, type ProcessedMessage, type Step } from './step';
import { noStepCounts, type StepCounts } from './step-counts';

/** Every so many messages are timed: reading the clock costs as much as a step with nothing to do. */
const TIMED_EVERY = 16;

/** Steps in the order in which messages pass them. */
export type Chain = {
  /**
   * Passes a message through all steps. A step that fails is counted and leaves its error with the
   * message, which goes on as it was before that step.
   */
  process(message: ProcessedMessage): Processed;
  /** What the steps did since the last call. */
  takeCounts(): StepCounts[];
};

/** `now` in milliseconds since the epoch. */
export function createChain(
  steps: readonly { name: string; run: Step }[],
  now: () => number,
): Chain {
  const runs = steps.map(({ run }) => run);
  let counts = steps.map(({ name }) => noStepCounts(name));
  let messages = 0;
  let isTimed = false;

  function failed(count: StepCounts, message: ProcessedMessage, error: unknown): ProcessedMessage {
    const reason = error instanceof Error ? error.message : String(error);
    count.failures += 1;
    count.lastFailure = { reason, at: now() };
    return { ...message, errors: [...(message.errors ?? []), `${count.step}: ${reason}`] };
  }

  function runOne(run: Step, count: StepCounts, message: ProcessedMessage): Processed {
    count.messages += 1;
    try {
      return run(message);
    } catch (error) {
      return failed(count, message, error);
    }
  }

  function runTimed(run: Step, count: StepCounts, message: ProcessedMessage): Processed {
    const started = performance.now();
    const processed = runOne(run, count, message);
    count.milliseconds += performance.now() - started;
    count.timed += 1;
    return processed;
  }

  function runFrom(first: number, message: ProcessedMessage): Processed {
    let current = message;
    for (let at = first; at < runs.length; at += 1) {
      const [run, count] = [runs[at], counts[at]];
      if (run === undefined || count === undefined) break;
      const processed = (isTimed ? runTimed : runOne)(run, count, current);
      if (isSeveral(processed))
        return processed.flatMap((one): readonly ProcessedMessage[] => {
          const rest = runFrom(at + 1, one);
          return isSeveral(rest) ? rest : [rest];
        });
      current = processed;
    }
    return current;
  }

  return {
    process(message) {
      isTimed = messages % TIMED_EVERY === 0;
      messages += 1;
      return runFrom(0, message);
    },
    takeCounts() {
      const taken = counts.filter((one) => one.messages > 0);
      counts = steps.map(({ name }) => noStepCounts(name));
      return taken;
    },
  };
}
