/**
 * Flows that wait for their turn, by key. The next is the one whose work would end first if all were
 * served at once and equally (self-clocked fair queueing): a small message passes large ones, and
 * none waits forever, however much the others have.
 */
export type Rounds<Key, Work> = {
  /** The work of a flow, which joins the others if it is not among them. */
  of(key: Key): Work;
  /** The flow whose turn it is; undefined if none has work. */
  next(): { work: Work; cost: number } | undefined;
  /** A piece of work of the flow that `next` told was taken from it. */
  served(): void;
  remove(key: Key): Work | undefined;
  all(): Work[];
};

/** `costOf` is the cost of the next piece of a flow's work; undefined if there is none. */
export function createRounds<Key, Work>(
  create: () => Work,
  costOf: (work: Work) => number | undefined,
): Rounds<Key, Work> {
  type Flow = { work: Work; start: number };
  const flows = new Map<Key, Flow>();
  let clock = 0;
  let chosen: { key: Key; flow: Flow; end: number } | undefined;

  return {
    of(key) {
      const known = flows.get(key);
      if (known !== undefined) return known.work;
      const work = create();
      flows.set(key, { work, start: clock });
      return work;
    },
    next() {
      chosen = undefined;
      for (const [key, flow] of flows) {
        const cost = costOf(flow.work);
        if (cost !== undefined && (chosen === undefined || flow.start + cost < chosen.end))
          chosen = { key, flow, end: flow.start + cost };
      }
      return chosen && { work: chosen.flow.work, cost: chosen.end - chosen.flow.start };
    },
    served() {
      if (chosen === undefined) return;
      const { key, flow, end } = chosen;
      clock = Math.max(clock, end);
      flow.start = clock;
      if (costOf(flow.work) === undefined) flows.delete(key);
      chosen = undefined;
    },
    remove(key) {
      const work = flows.get(key)?.work;
      flows.delete(key);
      return work;
    },
    all: () => [...flows.values()].map(({ work }) => work),
  };
}
