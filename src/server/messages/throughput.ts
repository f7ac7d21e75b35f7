/** How many messages came in and were stored, per second, over the last whole seconds. */
export type Throughput = {
  countIn(messages: number): void;
  countOut(messages: number): void;
  /** Of the last whole second. */
  perSecond(): { input: number; output: number };
};

export function createThroughput(now: () => number): Throughput {
  let second = 0;
  let current = { input: 0, output: 0 };
  let previous = { input: 0, output: 0 };

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
    },
    countOut(messages) {
      turn();
      current.output += messages;
    },
    perSecond() {
      turn();
      return previous;
    },
  };
}
