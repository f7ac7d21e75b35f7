/** Counts messages that were received and stored. */
export type Throughput = {
  countIn(messages: number): void;
  countOut(messages: number): void;
  /** `messages` by stream id. */
  countStreams(messages: ReadonlyMap<string, number>): void;
  /** In the last full second. */
  perSecond(): { input: number; output: number };
  /**
   * Since the start. `lastIn` and `lastOut` are the times of the last ones in milliseconds since the
   * epoch, 0 for never.
   */
  totals(): { input: number; output: number; lastIn: number; lastOut: number };
  /** Since the start. */
  ofStream(id: string): number;
};

export function createThroughput(now: () => number): Throughput {
  let second = 0;
  let current = { input: 0, output: 0 };
  let previous = { input: 0, output: 0 };
  const totals = { input: 0, output: 0, lastIn: 0, lastOut: 0 };
  const byStream = new Map<string, number>();

  const roll = () => {
    const at = Math.floor(now() / 1000);
    if (at === second) return;
    previous = at === second + 1 ? current : { input: 0, output: 0 };
    current = { input: 0, output: 0 };
    second = at;
  };

  return {
    countIn(messages) {
      roll();
      current.input += messages;
      totals.input += messages;
      totals.lastIn = now();
    },
    countOut(messages) {
      roll();
      current.output += messages;
      totals.output += messages;
      totals.lastOut = now();
    },
    countStreams(messages) {
      for (const [id, count] of messages) byStream.set(id, (byStream.get(id) ?? 0) + count);
    },
    perSecond() {
      roll();
      return previous;
    },
    totals: () => totals,
    ofStream: (id) => byStream.get(id) ?? 0,
  };
}
