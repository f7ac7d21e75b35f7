import { copyOf, isSeveral, type Processed, type ProcessedMessage, type Step } from './step';
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

type Link = { run: Step; count: StepCounts };

/** `now` in milliseconds since the epoch. */
export function createChain(
  steps: readonly { name: string; run: Step }[],
  now: () => number,
): Chain {
  const links = steps.map(({ name, run }): Link => ({ run, count: noStepCounts(name) }));
  let messages = 0;
  let isTimed = false;

  function failed(count: StepCounts, message: ProcessedMessage, error: unknown): ProcessedMessage {
    const reason = error instanceof Error ? error.message : String(error);
    count.failures += 1;
    count.lastFailure = { reason, at: now() };
    const marked = copyOf(message);
    marked.errors = [...(message.errors ?? []), `${count.step}: ${reason}`];
    return marked;
  }

  function runOne({ run, count }: Link, message: ProcessedMessage): Processed {
    count.messages += 1;
    try {
      return run(message);
    } catch (error) {
      return failed(count, message, error);
    }
  }

  function runTimed(link: Link, message: ProcessedMessage): Processed {
    const started = performance.now();
    const processed = runOne(link, message);
    link.count.milliseconds += performance.now() - started;
    link.count.timed += 1;
    return processed;
  }

  function runFrom(first: number, message: ProcessedMessage): Processed {
    let current = message;
    for (let at = first; at < links.length; at += 1) {
      const link = links[at];
      if (link === undefined) break;
      const processed = isTimed ? runTimed(link, current) : runOne(link, current);
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
      const taken = links.flatMap(({ count }) => (count.messages > 0 ? [count] : []));
      for (const link of links) link.count = noStepCounts(link.count.step);
      return taken;
    },
  };
}
