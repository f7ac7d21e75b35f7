/**
 * What a step did. `timed` of its messages took `milliseconds`; `failures` are those for which it
 * failed. Times of failures in milliseconds since the epoch.
 */
export type StepCounts = {
  step: string;
  messages: number;
  timed: number;
  milliseconds: number;
  failures: number;
  lastFailure?: { reason: string; at: number };
};

export const noStepCounts = (step: string): StepCounts => ({
  step,
  messages: 0,
  timed: 0,
  milliseconds: 0,
  failures: 0,
});

/** `milliseconds` is estimated from a sample; `share` is that of the time of all steps, 0 to 1. */
export type StepFigures = Pick<
  StepCounts,
  'step' | 'messages' | 'milliseconds' | 'failures' | 'lastFailure'
> & { share: number };

/** The figures of all steps since the start. */
export type StepTotals = {
  add(counts: readonly StepCounts[]): void;
  /** In the order in which the steps were first used. */
  figures(): StepFigures[];
};

export function createStepTotals(): StepTotals {
  const totals = new Map<string, StepCounts>();
  const timeOf = ({ messages, timed, milliseconds }: StepCounts) =>
    timed === 0 ? 0 : (milliseconds / timed) * messages;

  return {
    add(counts) {
      for (const more of counts) {
        const total = totals.get(more.step) ?? noStepCounts(more.step);
        totals.set(more.step, total);
        total.messages += more.messages;
        total.timed += more.timed;
        total.milliseconds += more.milliseconds;
        total.failures += more.failures;
        if (more.lastFailure !== undefined) total.lastFailure = more.lastFailure;
      }
    },
    figures() {
      const all = [...totals.values()];
      const time = all.reduce((sum, one) => sum + timeOf(one), 0);
      return all.map((one) => ({
        step: one.step,
        messages: one.messages,
        milliseconds: timeOf(one),
        share: time === 0 ? 0 : timeOf(one) / time,
        failures: one.failures,
        ...(one.lastFailure !== undefined && { lastFailure: one.lastFailure }),
      }));
    },
  };
}
