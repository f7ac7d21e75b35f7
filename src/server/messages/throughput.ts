/** How many messages came in and were stored, per second, over the last whole seconds. */
export type Throughput = {
  countIn(messages: number): void;
  countOut(messages: number): void;
  /** Of the last whole second. */
  perSecond(): { input: number; output: number };
  /** Since the start, and when the last ones came in and were stored: milliseconds since the epoch, 0 for never. */
  totals(): { input: number; output: number; lastIn: number; lastOut: number };
};

export function createThroughput(now: () => number): Throughput {
  let second = 0;
  let current = { input: 0, output: 0 };
  let previous = { input: 0, output: 0 };
  const totals = { input: 0, output: 0, lastIn: 0, lastOut: 0 };

  const turn = () => {
    const at = Math.floor(now() / 1000);
    if (at === second) return;
    previous = at === second + 1 ? current : { input: 0, output: 0 };
    current = { input: 0, output: 0 };
    second = at;
  };

  return {
    countIn(messages) {
      turn();
      current.input += messages;
      totals.input += messages;
      totals.lastIn = now();
    },
    countOut(messages) {
      turn();
      current.output += messages;
      totals.output += messages;
      totals.lastOut = now();
    },
    perSecond() {
      turn();
      return previous;
    },
    totals: () => totals,
  };
}
