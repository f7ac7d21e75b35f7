import { RULE_TYPES, type Rule } from '../streams/rule';
import type { Reference, Thing } from './reference';

type StreamAnswer = {
  id: string;
  title: string;
  index_set_id: string;
  creator_user_id: string;
  outputs: readonly { id: string }[];
  rules: readonly Pick<Rule, 'type' | 'value'>[];
};

/** Their index sets, outputs, and the inputs that their rules name. */
export const streamReferences = (streams: readonly StreamAnswer[]): Reference[] =>
  streams.flatMap(({ id, title, index_set_id: indexSet, creator_user_id, outputs, rules }) => {
    const from: Thing = { kind: 'stream', id, title };
    return [
      { from, to: { kind: 'index_set', id: indexSet }, relation: 'storesIn' },
      ...outputs.map((output): Reference => ({
        from,
        to: { kind: 'output', id: output.id },
        relation: 'sendsTo',
      })),
      ...rules
        .filter(({ type }) => type === RULE_TYPES.input)
        .map(({ value }): Reference => ({
          from,
          to: { kind: 'input', id: value },
          relation: 'matches',
        })),
      createdBy(from, creator_user_id),
    ];
  });

/** Older entities have a creator such as `local:admin`. */
export const createdBy = (from: Thing, username: string): Reference => ({
  from,
  to: { kind: 'user', name: username.replace(/^local:/, '') },
  relation: 'createdBy',
});
