import { expect, it } from 'vitest';
import type { StreamRule } from '@/contract/streams';
import { streamNotifications } from './stream-notifications';
import { newStream } from './stream-store';

const rule = (type: number, value: string): StreamRule => ({
  id: value,
  type,
  field: 'a',
  value,
  inverted: false,
  stream_id: 's',
  description: null,
});

it('a running stream with rules that can never hold is told, with each reason', () => {
  const rules = [rule(1, 'fine'), rule(2, '(a)\\1'), rule(3, 'many'), rule(99, 'x')];
  const all = () => [
    newStream({ id: 's', title: 'Shop', rules }),
    newStream({ id: 'p', title: 'Paused', rules, disabled: true }),
    newStream({ id: 'f', title: 'Fine', rules: rules.slice(0, 1) }),
  ];
  expect(streamNotifications({ all }, 'node')).toMatchObject([
    {
      type: 'generic',
      key: 'stream_rules_s',
      details: {
        description:
          'These rules of the stream Shop cannot work: “(a)\\1” is not a regular expression that this node can evaluate; “many” is not a number; 99 is not a type of rule.',
      },
    },
  ]);
});
