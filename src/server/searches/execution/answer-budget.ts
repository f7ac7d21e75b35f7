/** The memory for messages in all unsent answers together, in accounted bytes. */
const ALL_ANSWERS_BYTES = 256 * 1024 * 1024;

/** Bounds the memory of answers: searches wait until earlier answers are sent. */
export type AnswerBudget = { open(): AnswerShare };

/** The share of one answer. */
export type AnswerShare = {
  /** Waits for memory in the order of calls. @throws AnswerTooLarge if there can never be enough */
  take(bytes: number, signal: AbortSignal): Promise<void>;
  taken(): number;
  /** Whether it is waiting at the moment. */
  isWaiting(): boolean;
  /** The total waiting time in milliseconds. */
  waitedMs(): number;
  /** To be called once when the answer is sent or aborted. */
  release(): void;
};

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

export function createAnswerBudget(limit = ALL_ANSWERS_BYTES): AnswerBudget {
  let used = 0;
  let waiting: { bytes: number; resume: () => void }[] = [];

  function admit(): void {
    for (let first = waiting[0]; first && used + first.bytes <= limit; first = waiting[0]) {
      used += first.bytes;
      waiting.shift();
      first.resume();
    }
  }

  function wait(bytes: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const place = {
        bytes,
        resume: () => (signal.removeEventListener('abort', leave), resolve()),
      };
      const leave = () => {
        waiting = waiting.filter((one) => one !== place);
        reject(signal.reason);
        admit();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(place);
      admit();
    });
  }

  return {
    open() {
      let own = 0;
      let waitsSince: number | undefined;
      let waited = 0;
      const waitedMs = () =>
        waited + (waitsSince === undefined ? 0 : performance.now() - waitsSince);
      return {
        async take(bytes, signal) {
          signal.throwIfAborted();
          if (own + bytes > limit)
            throw new AnswerTooLarge(
              `The messages asked for have ${megabytes(own + bytes)} MB, and an answer of this node has ${megabytes(limit)} MB at most. Ask for fewer at once.`,
            );
          // A share that already holds memory must not wait, or two could wait for each other.
          if (own > 0) used += bytes;
          else {
            waitsSince = performance.now();
            await wait(bytes, signal);
            [waited, waitsSince] = [waitedMs(), undefined];
          }
          own += bytes;
        },
        taken: () => own,
        isWaiting: () => waitsSince !== undefined,
        waitedMs,
        release() {
          used -= own;
          own = 0;
          admit();
        },
      };
    },
  };
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
