import { expect, it } from 'vitest';
import type { InputState } from '@/contract/inputs';
import { createInputWatch } from './input-watch';

it('tells each change once', () => {
  let inputs: { id: string; title: string; state: InputState }[] = [
    { id: 'a', title: 'GELF', state: 'STARTING' },
  ];
  const told: string[] = [];
  const look = createInputWatch(
    () => inputs,
    (text) => told.push(text),
  );
  look();
  look();
  inputs = [
    { id: 'a', title: 'GELF', state: 'RUNNING' },
    { id: 'b', title: 'Syslog', state: 'FAILED' },
  ];
  look();
  inputs = [{ id: 'b', title: 'Syslog', state: 'FAILED' }];
  look();
  look();
  expect(told).toEqual([
    'The input “GELF” is in state STARTING.',
    'The input “GELF” is in state RUNNING.',
    'The input “Syslog” is in state FAILED.',
    'The input “GELF” has stopped.',
  ]);
});
