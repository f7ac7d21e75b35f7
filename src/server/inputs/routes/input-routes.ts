import * as api from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { nodeText } from '@/domain/node-text/node-text';
import type { OpenCall } from '@/server/http/call';
import { codedProblem, Problem } from '@/server/http/problem';
import { serve, type RouteTable } from '@/server/http/serve';
import { canDecode, codecTypes, decoderFor } from '../codecs';
import { missingField, storedConfiguration } from '../running/configuration';
import { countsOf, stateOf, summaryOf } from './input-answers';
import { sentInput, sentStaticField } from './input-request';
import type { InputService } from '../running/input-service';
import { InputRefused } from '../running/running-inputs';
import { ExpressionError, type Configuration, type InputDocument } from '../definition/model';
import { inputDefinition, inputDefinitions, typeInfo } from '../registry';

export type InputRoutes = {
  inputs: InputService;
  nodeId: string;
  /** Stops and deletes an input; deleting the sample also deletes its messages. */
  removeInput(id: string): Promise<void>;
};

/** Serves inputs, their states and types. Lists contain what the caller may read. */
export function serveInputs(table: RouteTable, options: InputRoutes): void {
  serveReading(table, options);
  serveChanging(table, options);
  serveStaticFields(table, options);
  serveStates(table, options);
  serveStarting(table, options);
  serveInputTypes(table, options);
}

const readable =
  ({ permits }: OpenCall) =>
  (id: string) =>
    permits(PERMISSIONS.inputs.read, id);
const summaryFor = ({ permits }: OpenCall, input: InputDocument) =>
  summaryOf(input, permits(PERMISSIONS.inputs.edit, input.id));

/** Checks the permission first, so that callers cannot find out which ids exist. */
function permitted(call: OpenCall, inputs: InputService, permission: string): InputDocument {
  const { id = '' } = call.params;
  call.demand(permission, id);
  const input = inputs.get(id);
  if (input === undefined) throw new Problem(404, `Input <${id}> not found!`);
  return input;
}

/** Graylog leaves the API prefix out of this address. */
function setLocation({ reply, request }: OpenCall, id: string): void {
  reply.headers.set('location', `${new URL(request.url).origin}/system/inputs/${id}`);
}

function serveReading(table: RouteTable, { inputs }: InputRoutes): void {
  serve(table, api.listInputs, (call) => {
    const found = inputs
      .list()
      .filter(({ id }) => readable(call)(id))
      .map((input) => summaryFor(call, input));
    return { inputs: found, total: found.length };
  });
  serve(table, api.getInput, (call) =>
    summaryFor(call, permitted(call, inputs, PERMISSIONS.inputs.read)),
  );
  serve(table, api.listInputCounts, (call) => ({
    counts: Object.fromEntries(
      inputs
        .list()
        .filter(({ id }) => readable(call)(id))
        .map(({ id }) => [id, countsOf(inputs.counters(id))]),
    ),
  }));
}

function serveChanging(table: RouteTable, { inputs, removeInput }: InputRoutes): void {
  serve(
    table,
    api.createInput,
    async (call) => {
      const { definition, configuration, ...sent } = sentInput(call.body);
      if ('unavailable' in definition)
        throw new Problem(
          400,
          `An input of type ${definition.name} is not available on this node. ${definition.unavailable}`,
        );
      if (definition.isExclusive === true && inputs.list().some(({ type }) => type === sent.type))
        throw new Problem(
          400,
          `There is an input of type ${definition.name} already, and only one may exist.`,
        );
      const stored = storedConfiguration(definition, configuration, inputs.secrets);
      if (missingField(definition, stored) !== undefined)
        throw new Problem(400, 'Missing or invalid input configuration.');
      checkExpressions(sent.type, stored);
      const id = await inputs.create({
        ...sent,
        creator_user_id: call.user.username,
        configuration: stored,
      });
      setLocation(call, id);
      return { id };
    },
    { permission: PERMISSIONS.inputs.create },
  );
  serve(table, api.updateInput, async (call) => {
    const { id, configuration: before } = permitted(call, inputs, PERMISSIONS.inputs.edit);
    const { definition, configuration, ...sent } = sentInput(call.body);
    if ('unavailable' in definition)
      throw new Problem(
        400,
        `An input of type ${definition.name} is not available on this node. ${definition.unavailable}`,
      );
    const stored = storedConfiguration(definition, configuration, inputs.secrets, before);
    const missing = missingField(definition, stored);
    if (missing !== undefined)
      throw new Problem(
        400,
        `Mandatory configuration field "${missing}" is missing or has the wrong data type`,
      );
    checkExpressions(sent.type, stored);
    const evenIfItFails = call.query.get('even_if_it_fails') === 'true';
    await inputs
      .update(id, { ...sent, configuration: stored }, { evenIfItFails })
      .catch((error: unknown) => {
        throw error instanceof InputRefused ? new Problem(422, error.message) : error;
      });
    setLocation(call, id);
    return { id };
  });
  serve(table, api.deleteInput, async (call) => {
    await removeInput(permitted(call, inputs, PERMISSIONS.inputs.terminate).id);
    return null;
  });
}

/** @throws Problem 400 for an expression with a mistake, with its place */
function checkExpressions(type: string, configuration: Configuration): void {
  if (!canDecode(type)) return;
  try {
    decoderFor(type, configuration);
  } catch (error) {
    // Everything else is told when the input starts, as by Graylog.
    if (!(error instanceof ExpressionError)) return;
    const { value, at, reason } = error;
    throw codedProblem(400, nodeText('node.expression.jsonPath', { value, at: at + 1, reason }));
  }
}

function serveStaticFields(table: RouteTable, { inputs }: InputRoutes): void {
  serve(table, api.setStaticField, async (call) => {
    const { id } = permitted(call, inputs, PERMISSIONS.inputs.edit);
    const { key, value } = sentStaticField(call.body);
    await inputs.setStaticField(id, key, value);
    setLocation(call, id);
    return null;
  });
  serve(table, api.deleteStaticField, async (call) => {
    const { id, static_fields } = permitted(call, inputs, PERMISSIONS.inputs.edit);
    const { key = '' } = call.params;
    if (!Object.hasOwn(static_fields, key))
      throw new Problem(404, `No such static field [${key}] on input <${id}>.`);
    await inputs.setStaticField(id, key, undefined);
    return null;
  });
}

function serveStates(table: RouteTable, { inputs, nodeId }: InputRoutes): void {
  const states = (call: OpenCall) =>
    inputs
      .states()
      .filter(({ input }) => readable(call)(input.id))
      .map(stateOf);

  serve(table, api.listInputStates, (call) => ({ states: states(call) }));
  serve(table, api.listClusterInputStates, (call) => ({ [nodeId]: states(call) }));
  serve(table, api.getInputState, (call) => {
    const { id = '' } = call.params;
    call.demand(PERMISSIONS.inputs.read, id);
    const status = inputs.states().find(({ input }) => input.id === id);
    if (status === undefined)
      throw new Problem(404, `No input state for input id <${id}> on this node.`);
    return stateOf(status);
  });
}

function serveStarting(table: RouteTable, { inputs, nodeId }: InputRoutes): void {
  const onNode = (change: (id: string) => Promise<void>) => async (call: OpenCall) => {
    const { id } = permitted(call, inputs, PERMISSIONS.inputs.changestate);
    await change(id);
    return { id };
  };
  const onAllNodes = (change: (id: string) => Promise<void>) => async (call: OpenCall) => {
    const { id = '' } = call.params;
    call.demand(PERMISSIONS.inputs.changestate, id);
    if (inputs.get(id) === undefined) return { [nodeId]: null };
    await change(id);
    return { [nodeId]: { id } };
  };

  serve(table, api.startInput, onNode(inputs.run));
  serve(table, api.stopInput, onNode(inputs.halt));
  serve(table, api.startClusterInput, onAllNodes(inputs.run));
  serve(table, api.stopClusterInput, onAllNodes(inputs.halt));
}

function serveInputTypes(table: RouteTable, { inputs: { host } }: InputRoutes): void {
  serve(table, api.listInputTypes, () => ({
    types: Object.fromEntries(Array.from(inputDefinitions(), ([type, { name }]) => [type, name])),
  }));
  serve(table, api.listInputTypeInfos, () =>
    Object.fromEntries(
      Array.from(inputDefinitions(), ([type, definition]) => [
        type,
        typeInfo(type, definition, host),
      ]),
    ),
  );
  serve(table, api.getInputTypeInfo, ({ params: { type = '' } }) => {
    const definition = inputDefinition(type);
    if (definition === undefined) throw new Problem(404, `Unknown input type ${type} requested.`);
    return typeInfo(type, definition, host);
  });
  serve(table, api.listCodecTypes, codecTypes);
}
