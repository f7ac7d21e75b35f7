import { nodeText, NodeTextError } from '@/domain/node-text/node-text';

/** The memory for messages and buckets in all unsent answers together, in accounted bytes. */
const ALL_ANSWERS_BYTES = 256 * 1024 * 1024;

/** Bounds the memory of answers: searches wait until earlier answers are sent. */
export type AnswerBudget = { open(): AnswerShare };

/** The share of one answer. */
export type AnswerShare = {
  /**
   * Waits for memory in the order of calls. @throws AnswerTooLarge if there can never be enough, and
   * from then on
   */
  take(bytes: number, signal: AbortSignal): Promise<void>;
  taken(): number;
  /** Whether it was too large. */
  isRefused(): boolean;
  /** Whether it is waiting at the moment. */
  isWaiting(): boolean;
  /** The total waiting time in milliseconds. */
  waitedMs(): number;
  /** To be called once when the answer is sent or aborted. */
  release(): void;
};

export class AnswerTooLarge extends NodeTextError {}

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
      let refused: AnswerTooLarge | undefined;
      let waitsSince: number | undefined;
      let waited = 0;
      const waitedMs = () =>
        waited + (waitsSince === undefined ? 0 : performance.now() - waitsSince);
      return {
        async take(bytes, signal) {
          signal.throwIfAborted();
          if (own + bytes > limit) refused ??= tooLarge(own + bytes, limit);
          if (refused) throw refused;
          // A share that already holds memory must not wait, or two could wait for each other.
          if (own > 0 || (waiting.length === 0 && used + bytes <= limit)) used += bytes;
          else {
            waitsSince = performance.now();
            await wait(bytes, signal);
            [waited, waitsSince] = [waitedMs(), undefined];
          }
          own += bytes;
        },
        taken: () => own,
        isRefused: () => refused !== undefined,
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

const tooLarge = (bytes: number, limit: number) =>
  new AnswerTooLarge(
    nodeText('node.search.answerTooLarge', {
      megabytes: megabytes(bytes),
      most: megabytes(limit),
    }),
  );
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
