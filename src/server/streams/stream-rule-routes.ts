import * as api from '@/contract/streams';
import type { StreamRule, StreamRuleType } from '@/contract/streams';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { readBody } from '../http/body-mapping';
import type { Access, Items } from '../resource/items';
import { objectIdAt } from '../storage/object-id';
import { testMatch } from './match-test';
import { ruleOf, ruleSchema } from './stream-requests';
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

/** The rules of a stream. As on the real server, types and expressions are not checked. */
export function serveStreamRules(
  table: RouteTable,
  { streams, ruleInputs, now }: Pick<StreamServices, 'streams' | 'ruleInputs' | 'now'>,
  items: Items<StoredStream>,
  unlessBuiltIn: (refusal: string) => Access<StoredStream>,
): void {
  const editable = (call: Call, refusal: string) =>
    items.one(call, { action: 'edit', ...unlessBuiltIn(refusal) });
  const draftOf = ({ body }: Call) => readBody(ruleSchema, body);

  serve(table, api.listStreamRules, (call) => {
    const { rules } = items.one(call);
    return { total: rules.length, stream_rules: rules };
  });
  serve(table, api.getStreamRule, (call) => knownRule(items.one(call), call));
  serve(table, api.createStreamRule, async (call) => {
    const stream = editable(call, 'Cannot add stream rules to non-editable streams.');
    const rule = ruleOf(draftOf(call), stream.id, objectIdAt(now()));
    await streams.save({ ...stream, rules: [...stream.rules, rule] });
    call.reply.headers.set(
      'location',
      `${new URL(call.request.url).origin}/streams/${stream.id}/rules/${rule.id}`,
    );
    return { streamrule_id: rule.id };
  });

  const update = async (call: Call) => {
    const stream = editable(call, 'Cannot update stream rules on non-editable streams.');
    const { id } = knownRule(stream, call);
    const changed = ruleOf(draftOf(call), stream.id, id);
    await streams.save({
      ...stream,
      rules: stream.rules.map((rule) => (rule.id === id ? changed : rule)),
    });
    return { streamrule_id: id };
  };
  serve(table, api.updateStreamRule, update);
  serve(table, api.postStreamRule, update);
  serve(table, api.deleteStreamRule, async (call) => {
    const stream = editable(call, 'Cannot delete stream rules on non-editable streams.');
    const { id } = knownRule(stream, call);
    await streams.save({ ...stream, rules: stream.rules.filter((rule) => rule.id !== id) });
    return null;
  });

  serve(table, api.listStreamRuleTypes, () => RULE_TYPES);
  serve(
    table,
    api.listStreamRuleInputs,
    ({ permits }) => ({
      inputs: ruleInputs()
        .filter(({ id }) => permits(`inputs:read:${id}`))
        .map(({ title, name, id }) => ({ title, name, id })),
    }),
    { permission: 'inputs:read' },
  );
  serve(table, api.testStreamMatch, (call) => testMatch(items.one(call), call.body));
}

function knownRule({ rules }: StoredStream, { params: { ruleId = '' } }: Call): StreamRule {
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) throw new Problem(404, `Couldn't find stream rule with ID${ruleId}`);
  return rule;
}
