import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/streams';
import type { StreamRule, StreamRuleType } from '@/contract/streams';
import { serve, type RouteTable } from '../http/serve';
import type { Access, Items } from '../resource/items';
import { members } from '../resource/members';
import { objectIdAt } from '../storage/object-id';
import { testMatch } from './match-test';
import { checkedRuleOf, ruleSchema } from './stream-requests';
import type { StreamServices } from './stream-services';
import type { StoredStream } from './stream-store';

const type = (id: number, name: string, short_desc: string, long_desc: string): StreamRuleType => ({
  id,
  name,
  short_desc,
  long_desc,
});
const RULE_TYPES: StreamRuleType[] = [
  type(1, 'EXACT', 'match exactly', 'The field has exactly this value.'),
  type(2, 'REGEX', 'match regular expression', 'The regular expression is found in the field.'),
  type(3, 'GREATER', 'greater than', 'The field is a number above this one.'),
  type(4, 'SMALLER', 'smaller than', 'The field is a number below this one.'),
  type(5, 'PRESENCE', 'field presence', 'The message has the field, and it is not empty.'),
  type(6, 'CONTAINS', 'contain', 'This text is somewhere in the field.'),
  type(7, 'ALWAYS_MATCH', 'always match', 'Every message is meant.'),
  type(8, 'MATCH_INPUT', 'match input', 'The message came in by this input.'),
];

/** The rules of a stream. As on the real server, types are not checked. */
export function serveStreamRules(
  table: RouteTable,
  { streams, ruleInputs, now }: Pick<StreamServices, 'streams' | 'ruleInputs' | 'now'>,
  items: Items<StoredStream>,
  unlessBuiltIn: (refusal: string) => Access<StoredStream>,
): void {
  const rules = members<StoredStream, StreamRule>(table, {
    parents: items,
    parameter: 'ruleId',
    of: (stream) => stream.rules,
    save: (stream, changed) => streams.save({ ...stream, rules: [...changed] }),
    missing: (id) => `Couldn't find stream rule with ID${id}`,
    pathOf: ({ id }, stream) => `/streams/${stream.id}/rules/${id}`,
  });
  const idOf = ({ id }: StreamRule) => ({ streamrule_id: id });
  rules.list(api.listStreamRules, (all) => ({ total: all.length, stream_rules: [...all] }));
  rules.get(api.getStreamRule, (rule) => rule);
  rules.create(api.createStreamRule, idOf, {
    ...unlessBuiltIn('Cannot add stream rules to non-editable streams.'),
    body: ruleSchema,
    make: (draft, stream) => checkedRuleOf(draft, stream.id, objectIdAt(now())),
  });
  for (const endpoint of [api.updateStreamRule, api.postStreamRule])
    rules.update(endpoint, idOf, {
      ...unlessBuiltIn('Cannot update stream rules on non-editable streams.'),
      body: ruleSchema,
      change: ({ id }, draft, stream) => checkedRuleOf(draft, stream.id, id),
    });
  rules.remove(
    api.deleteStreamRule,
    unlessBuiltIn('Cannot delete stream rules on non-editable streams.'),
  );

  serve(table, api.listStreamRuleTypes, () => RULE_TYPES);
  serve(
    table,
    api.listStreamRuleInputs,
    ({ permits }) => ({
      inputs: ruleInputs()
        .filter(({ id }) => permits(PERMISSIONS.inputs.read, id))
        .map(({ title, name, id }) => ({ title, name, id })),
    }),
    { permission: PERMISSIONS.inputs.read },
  );
  serve(table, api.testStreamMatch, (call) => testMatch(items.one(call), call.body));
}
