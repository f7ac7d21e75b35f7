import { expect, it } from 'vitest';
import type { InputState } from '@/contract/inputs';
import type { NodeState } from '../state/input-state';
import { judge } from './follow-start';

const on = (nodeId: string, state: InputState, since = '1', reason?: string): NodeState => ({
  nodeId,
  state,
  since,
  reason,
});

it('a change succeeds once all nodes run, and fails if one does', () => {
  expect(judge([on('a', 'RUNNING'), on('b', 'STARTING')], [], 0)).toBeUndefined();
  expect(judge([on('a', 'RUNNING'), on('b', 'RUNNING')], [], 0)).toEqual({ kind: 'running' });
  expect(judge([on('a', 'RUNNING'), on('b', 'FAILED', '1', 'taken')], [], 0)).toEqual({
    kind: 'failed',
    reason: 'taken',
  });
  expect(judge([], [], 0)).toBeUndefined();
});

it('ignores states from before the change unless they stay', () => {
  const before = [on('a', 'FAILED', '1', 'taken')];
  expect(judge(before, before, 0)).toBeUndefined();
  expect(judge([on('a', 'RUNNING', '2')], before, 0)).toEqual({ kind: 'running' });
  expect(judge(before, before, 5_000)).toEqual({ kind: 'failed', reason: 'taken' });
});
