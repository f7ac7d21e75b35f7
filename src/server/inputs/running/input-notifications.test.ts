import { describe, expect, it } from 'vitest';
import type { InputState } from '@/contract/inputs';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { newInput } from './default-inputs';
import { createInputNotifications } from './input-notifications';

function noticesOf(...first: InputState[]) {
  let states = first;
  let time = 1_000;
  const notifications = createInputNotifications(
    {
      states: () =>
        states.map((state) => ({
          input: newInput('Shop', INPUT_TYPES.gelfTcp, {}, 0),
          state,
          startedAt: 0,
          detail: null,
          port: undefined,
        })),
    },
    'n',
    () => (time += 1_000),
  );
  return {
    ...notifications,
    become: (...next: InputState[]) => void (states = next),
    types: () => notifications.current().map(({ type }) => type),
  };
}

describe('a node that runs no input', () => {
  it('says so since when, until one runs', () => {
    const { expectInputs, current, become, types } = noticesOf();
    expectInputs();
    const [first] = current();
    expect(first).toMatchObject({ type: 'no_input_running', severity: 'urgent', node_id: 'n' });
    expect(current()[0]?.timestamp).toBe(first?.timestamp);
    become('RUNNING');
    expect(types()).toEqual([]);
    become();
    expect(current()[0]?.timestamp).not.toBe(first?.timestamp);
  });

  it.each<[InputState, string[]]>([
    ['STARTING', []],
    ['FAILING', ['input_failing']],
    ['FAILED', ['no_input_running', 'input_failed_to_start']],
  ])('is not one whose input is %s, unless that failed', (state, types) => {
    const notices = noticesOf(state);
    notices.expectInputs();
    expect(notices.types()).toEqual(types);
  });

  it('says nothing where it was started without inputs', () => {
    expect(noticesOf().types()).toEqual([]);
  });
});
