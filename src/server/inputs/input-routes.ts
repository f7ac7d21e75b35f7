import * as api from '@/contract/inputs';
import type { InputCounts, InputStateSummary, InputSummary } from '@/contract/inputs';
import type { OpenCall } from '@/server/http/call';
import { Problem } from '@/server/http/problem';
import { serve, type RouteTable } from '@/server/http/serve';
import type { InputCounters } from './counters';
import type { InputService, InputStatus } from './input-service';
import type { InputDocument } from './model';
import { inputType, inputTypes, typeInfo, typeName } from './registry';

export type InputRoutes = { inputs: InputService; nodeId: string; /** Stops and removes an input, for the sample with its messages. */ removeInput(id: string): Promise<void> };

/** Reading inputs and their states, and deleting one (graylog-api.md §9). Lists hold what the caller may read. */
export function serveInputs(table: RouteTable, { inputs, nodeId, removeInput }: InputRoutes): void {
  const known = ({ params: { id = '' } }: OpenCall): InputDocument => {
    const input = inputs.get(id);
    if (input === undefined) throw new Problem(404, `Input <${id}> not found!`);
    return input;
  };
  const readable = ({ permits }: OpenCall) => (id: string) => permits(`inputs:read:${id}`);
  const states = (call: OpenCall) => inputs.states().filter(({ input }) => readable(call)(input.id)).map(stateOf);

  serve(table, api.listInputs, (call) => {
    const found = inputs.list().filter(({ id }) => readable(call)(id)).map(summaryOf);
    return { inputs: found, total: found.length };
  });
  serve(table, api.getInput, (call) => {
    call.demand('inputs:read', call.params['id']);
    return summaryOf(known(call));
  });
  serve(table, api.deleteInput, async (call) => {
    call.demand('inputs:terminate', call.params['id']);
    await removeInput(known(call).id);
    return null;
  });

  serve(table, api.listInputStates, (call) => ({ states: states(call) }));
  serve(table, api.listClusterInputStates, (call) => ({ [nodeId]: states(call) }));
  serve(table, api.getInputState, (call) => {
    const { id = '' } = call.params;
    call.demand('inputs:read', id);
    const status = inputs.states().find(({ input }) => input.id === id);
    if (status === undefined) throw new Problem(404, `No input state for input id <${id}> on this node.`);
    return stateOf(status);
  });
  serve(table, api.listInputCounts, (call) => ({
    counts: Object.fromEntries(inputs.list().filter(({ id }) => readable(call)(id)).map(({ id }) => [id, countsOf(inputs.counters(id))])),
  }));
  serveInputTypes(table);
}

function serveInputTypes(table: RouteTable): void {
  serve(table, api.listInputTypes, () => ({ types: Object.fromEntries(inputTypes().map(({ type, name }) => [type, name])) }));
  serve(table, api.listInputTypeInfos, () => Object.fromEntries(inputTypes().map((definition) => [definition.type, typeInfo(definition)])));
  serve(table, api.getInputTypeInfo, ({ params: { type = '' } }) => {
    const definition = inputType(type);
    if (definition === undefined) throw new Problem(404, `Unknown input type ${type} requested.`);
    return typeInfo(definition);
  });
}

function summaryOf({ configuration, ...input }: InputDocument): InputSummary {
  return { ...input, name: typeName(input.type), content_pack: null, attributes: { ...configuration }, static_fields: { ...input.static_fields } };
}

function stateOf({ input, state, startedAt, detail }: InputStatus): InputStateSummary {
  return { id: input.id, state, started_at: new Date(startedAt).toISOString(), detailed_message: detail, message_input: summaryOf(input) };
}

function countsOf({ received, bytes, malformed, dropped, connections, lastError }: InputCounters): InputCounts {
  return { received, bytes, malformed, dropped, connections, last_error: lastError?.text ?? null, last_error_at: lastError === null ? null : new Date(lastError.at).toISOString() };
}
