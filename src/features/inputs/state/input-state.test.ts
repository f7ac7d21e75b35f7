import { expect, it } from 'vitest';
import type { InputState, InputStateSummary, InputSummary } from '@/contract/inputs';
import { foremost, groupOfAll, readStates, type NodeState } from './input-state';

const message_input = {} as InputSummary;
const summary = (
  id: string,
  state: InputState,
  detailed_message: string | null = null,
): InputStateSummary => ({
  id,
  state,
  started_at: '2026-11-21T13:00:00.000Z',
  detailed_message,
  message_input,
});
const on = (nodeId: string, state: InputState, since = '1', reason?: string): NodeState => ({
  nodeId,
  state,
  since,
  reason,
});

it('collects the states of all nodes that respond', () => {
  const states = readStates({
    a: [summary('1', 'RUNNING'), summary('2', 'FAILED', ' no port ')],
    b: [summary('1', 'STARTING', ' ')],
    c: null,
  });
  expect(states.get('1')).toMatchObject([
    { nodeId: 'a', state: 'RUNNING' },
    { nodeId: 'b', state: 'STARTING', reason: undefined },
  ]);
  expect(states.get('2')).toMatchObject([{ reason: 'no port' }]);
  expect(states.get('3')).toBeUndefined();
});

it('the most urgent state of several nodes counts', () => {
  expect(groupOfAll([on('a', 'RUNNING'), on('b', 'INVALID_CONFIGURATION')])).toBe('failed');
  expect(groupOfAll([on('a', 'RUNNING'), on('b', 'INITIALIZED')])).toBe('changing');
  expect(groupOfAll([on('a', 'RUNNING'), on('b', 'STOPPED')])).toBe('running');
  expect(groupOfAll([])).toBe('stopped');
  expect(foremost([on('a', 'RUNNING'), on('b', 'FAILING')])?.nodeId).toBe('b');
});
