import { z } from 'zod';
import * as api from '@/contract/outputs';
import type { OutputCounts, OutputSummary } from '@/contract/outputs';
import type { NamedEntity } from '../entities/entity-register';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, orDefault, readMapped } from '../http/body-mapping';
import { objectIdAt } from '../storage/object-id';
import { knownOutput, type OutputServices } from './output-services';
import { OUTPUT_TYPES } from './sending/output-types';
import type { SenderCounts } from './sending/sender';

const configuration = z.record(z.string(), z.unknown());
const draftSchema = mapped({
  title: z.string(),
  type: z.string(),
  configuration,
  streams: orDefault(z.array(z.string()), () => []),
  content_pack: z.string().nullish(),
});
/** The members that a change may have; others are ignored. */
const changesSchema = z.object({
  title: z.string().nullish(),
  configuration: configuration.nullish(),
});

/** As in Graylog, incomplete configurations are accepted. */
export function serveOutputs(table: RouteTable, services: OutputServices): void {
  const { outputs, streams, entities, deliveries } = services;
  const ofAddress = (call: Call, permission: string) => {
    const { id = '' } = call.params;
    call.demand(permission, id);
    return knownOutput(services, id);
  };

  serve(
    table,
    api.listOutputs,
    ({ permits }) => {
      const found = outputs.all().filter(({ id }) => permits(`outputs:read:${id}`));
      return { total: found.length, outputs: found };
    },
    { permission: 'outputs:read' },
  );
  serve(table, api.listOutputTypes, () => ({ types: { ...OUTPUT_TYPES } }), {
    permission: 'outputs:read',
  });
  serve(
    table,
    api.listOutputCounts,
    ({ permits }) => {
      const found = outputs.all().filter(({ id }) => permits(`outputs:read:${id}`));
      return {
        counts: Object.fromEntries(found.map(({ id }) => [id, countsOf(deliveries.counts(id))])),
      };
    },
    { permission: 'outputs:read' },
  );
  serve(table, api.getOutput, (call) => ofAddress(call, 'outputs:read'));
  serve(table, api.createOutput, (call) => created(call, services), {
    permission: 'outputs:create',
  });

  serve(table, api.updateOutput, async (call) => {
    const output = ofAddress(call, 'outputs:edit');
    const { title, configuration: changed } = readMapped(changesSchema, call.body);
    const updated: OutputSummary = {
      ...output,
      ...(title != null && { title }),
      ...(changed != null && { configuration: changed }),
    };
    await outputs.put(output.id, updated);
    await entities.updated(call.user, entityOf(updated));
    const { id, ...rest } = updated;
    return { _id: id, ...rest, created_at: updated.created_at.replace('Z', '+0000') };
  });

  serve(table, api.deleteOutput, async (call) => {
    const output = ofAddress(call, 'outputs:terminate');
    const { id } = output;
    for (const stream of streams.all())
      if (stream.outputs.includes(id))
        await streams.save({ ...stream, outputs: stream.outputs.filter((one) => one !== id) });
    await outputs.remove(id);
    await entities.deleted(call.user, entityOf(output));
    return null;
  });
}

const entityOf = ({ id, title }: OutputSummary): NamedEntity => ({ type: 'output', id, title });

async function created(
  { body, user, request, reply, demand }: Call,
  { outputs, streams, entities, now }: OutputServices,
): Promise<OutputSummary> {
  const {
    title,
    type,
    configuration: given,
    streams: streamIds,
    content_pack,
  } = readMapped(draftSchema, body);
  if (!Object.hasOwn(OUTPUT_TYPES, type)) {
    const message = 'Validation failed!';
    throw new Problem(400, message, {
      type: 'ValidationApiError',
      message,
      validation_errors: { type: [{ error: 'Invalid output type' }] },
    });
  }
  for (const id of streamIds) demand('streams:edit', id);
  const output: OutputSummary = {
    id: objectIdAt(now()),
    title,
    type,
    creator_user_id: user.username,
    created_at: new Date(now()).toISOString(),
    configuration: given,
    content_pack: content_pack ?? null,
  };
  await outputs.put(output.id, output);
  for (const id of streamIds) {
    const stream = streams.get(id);
    if (stream) await streams.save({ ...stream, outputs: [...stream.outputs, output.id] });
  }
  await entities.created(user, entityOf(output));
  reply.headers.set('location', `${new URL(request.url).origin}/system/outputs/${output.id}`);
  return output;
}

const countsOf = ({ sent, dropped, waiting, lastError }: SenderCounts): OutputCounts => ({
  sent,
  dropped,
  waiting,
  last_error: lastError?.text ?? null,
  last_error_at: lastError === null ? null : new Date(lastError.at).toISOString(),
});
