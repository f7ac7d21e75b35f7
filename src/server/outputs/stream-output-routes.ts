import { z } from 'zod';
import * as api from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, readBody } from '../http/body-mapping';
import { isBuiltIn, knownStream, type StoredStream } from '../streams/stream-store';
import { knownOutput, type OutputServices } from './output-services';

const additionSchema = mapped({ outputs: z.array(z.string()) });

/** The outputs of a stream. */
export function serveStreamOutputs(table: RouteTable, services: OutputServices): void {
  const { outputs, streams } = services;
  const streamFor = (call: Call, ...permissions: string[]): StoredStream => {
    const { id = '' } = call.params;
    for (const permission of permissions) call.demand(permission, id);
    return knownStream(streams, id);
  };

  serve(table, api.listStreamOutputs, (call) => {
    const found = streamFor(call, PERMISSIONS.streams.read, PERMISSIONS.stream_outputs.read)
      .outputs.map(outputs.get)
      .filter((output) => output !== undefined);
    return { total: found.length, outputs: found };
  });
  serve(table, api.getStreamOutput, (call) => {
    streamFor(call, PERMISSIONS.streams.read, PERMISSIONS.stream_outputs.read);
    return knownOutput(services, call.params['outputId'] ?? '');
  });
  serve(table, api.addStreamOutputs, async (call) => {
    const stream = streamFor(call, PERMISSIONS.streams.edit, PERMISSIONS.stream_outputs.create);
    checkEditable(stream, 'Cannot assign outputs to a non-editable stream.');
    const { outputs: added } = readBody(additionSchema, call.body);
    for (const id of added) knownOutput(services, id);
    if (added.length > 0)
      await streams.save({ ...stream, outputs: [...new Set([...stream.outputs, ...added])] });
    return null;
  });
  serve(table, api.removeStreamOutput, async (call) => {
    const stream = streamFor(call, PERMISSIONS.streams.edit, PERMISSIONS.stream_outputs.delete);
    checkEditable(stream, 'Cannot remove outputs from a non-editable stream.');
    const { id } = knownOutput(services, call.params['outputId'] ?? '');
    await streams.save({ ...stream, outputs: stream.outputs.filter((one) => one !== id) });
    return null;
  });
}

/** Of the built-in streams, only the default stream may have outputs. */
function checkEditable({ id, is_default }: StoredStream, refusal: string): void {
  if (isBuiltIn(id) && !is_default) throw new Problem(400, refusal);
}
