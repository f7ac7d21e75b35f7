import { describe, expect, test } from 'vitest';
import { createChain } from './chain';
import { copyOf, isSeveral, type ProcessedMessage, type Step } from './step';
import { createStepTotals } from './step-counts';

const aMessage = (message: string): ProcessedMessage => ({
  timestamp: 5,
  source: 'web',
  message,
  fields: {},
  inputId: 'i',
  receivedAt: 5,
});
const append =
  (text: string): Step =>
  (message) => {
    const copy = copyOf(message);
    copy.message += text;
    return copy;
  };
const chainOf = (steps: Readonly<Record<string, Step>>) =>
  createChain(
    Object.entries(steps).map(([name, run]) => ({ name, run })),
    () => 77,
  );
function textsOf(chain: ReturnType<typeof chainOf>, text: string): string[] {
  const processed = chain.process(aMessage(text));
  return (isSeveral(processed) ? processed : [processed]).map(({ message }) => message);
}
const fail: Step = () => {
  throw new Error('no');
};

describe('a message', () => {
  test('is the same object if no step has anything to do', () => {
    const message = aMessage('m');
    expect(chainOf({}).process(message)).toBe(message);
    expect(chainOf({ a: (one) => one, b: (one) => one }).process(message)).toBe(message);
  });

  test('passes the steps in order', () => {
    expect(textsOf(chainOf({ a: append('a'), b: append('b') }), 'm')).toEqual(['mab']);
    expect(textsOf(chainOf({ b: append('b'), a: append('a') }), 'm')).toEqual(['mba']);
  });

  test('that was made of another passes the later steps only, in its place', () => {
    const chain = chainOf({
      a: append('a'),
      twice: (one) => [one, ...[append('+')(one)].flat()],
      b: append('b'),
      again: (one) => (one.message.includes('+') ? [one, one] : one),
      c: append('c'),
    });
    expect(textsOf(chain, 'm')).toEqual(['mabc', 'ma+bc', 'ma+bc']);
  });

  test('that is dropped reaches no later step', () => {
    const seen: string[] = [];
    const chain = chainOf({
      drop: () => [],
      later: (one) => {
        seen.push(one.message);
        return one;
      },
    });
    expect(textsOf(chain, 'm')).toEqual([]);
    expect(seen).toEqual([]);
  });

  test('goes on as it was before a step that fails, with the errors of all', () => {
    const message = aMessage('m');
    const chain = chainOf({ first: fail, a: append('a'), second: fail });
    expect(chain.process(message)).toMatchObject({
      message: 'ma',
      errors: ['first: no', 'second: no'],
    });
    expect(message).toEqual(aMessage('m'));
  });
});

describe('the counts of steps', () => {
  test('are handed over once', () => {
    const chain = chainOf({ works: append('a'), fails: fail });
    for (let n = 0; n < 40; n += 1) chain.process(aMessage('m'));
    expect(chain.takeCounts()).toEqual([
      {
        step: 'works',
        messages: 40,
        timed: 3,
        milliseconds: expect.any(Number) as number,
        failures: 0,
      },
      {
        step: 'fails',
        messages: 40,
        timed: 3,
        milliseconds: expect.any(Number) as number,
        failures: 40,
        lastFailure: { reason: 'no', at: 77 },
      },
    ]);
    expect(chain.takeCounts()).toEqual([]);
  });

  test('are added up, and times estimated from those measured', () => {
    const totals = createStepTotals();
    const counts = { failures: 0, timed: 1, messages: 10 };
    totals.add([
      { ...counts, step: 'slow', milliseconds: 3 },
      {
        ...counts,
        step: 'quick',
        milliseconds: 1,
        lastFailure: { reason: 'a', at: 1 },
        failures: 1,
      },
    ]);
    totals.add([
      { ...counts, step: 'slow', milliseconds: 3 },
      {
        ...counts,
        step: 'quick',
        milliseconds: 1,
        lastFailure: { reason: 'b', at: 2 },
        failures: 1,
      },
      { step: 'never timed', messages: 1, timed: 0, milliseconds: 0, failures: 0 },
    ]);
    expect(totals.figures()).toEqual([
      { step: 'slow', messages: 20, milliseconds: 60, share: 0.75, failures: 0 },
      {
        step: 'quick',
        messages: 20,
        milliseconds: 20,
        share: 0.25,
        failures: 2,
        lastFailure: { reason: 'b', at: 2 },
      },
      { step: 'never timed', messages: 1, milliseconds: 0, share: 0, failures: 0 },
    ]);
  });

  test('tell which step takes the time', () => {
    const spin: Step = (message) => {
      const end = performance.now() + 2;
      while (performance.now() < end);
      return message;
    };
    const chain = chainOf({ quick: (one) => one, slow: spin });
    for (let n = 0; n < 32; n += 1) chain.process(aMessage('m'));
    const totals = createStepTotals();
    totals.add(chain.takeCounts());
    const [quick, slow] = totals.figures();
    expect(slow?.milliseconds).toBeGreaterThan(60);
    expect(slow?.share).toBeGreaterThan(0.9);
    expect(quick?.share).toBeLessThan(0.1);
  });
});
