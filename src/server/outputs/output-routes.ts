import { z } from 'zod';
import * as api from '@/contract/outputs';
import type { OutputCounts, OutputSummary } from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import { mapped } from '../http/body-mapping';
import { serve } from '../http/serve';
import { validationProblem } from '../http/validation-problem';
import { collection, nothing } from '../resource/collection';
import { keptIn } from '../resource/items';
import type { Module } from '../resource/registry';
import { objectIdAt } from '../storage/object-id';
import { outputNotifications } from './output-notifications';
import { unknownOutput, type OutputServices } from './output-services';
import { OUTPUT_TYPES } from './sending/output-types';
import type { SenderCounts } from './sending/sender';
import { serveStreamOutputs } from './stream-output-routes';

const configuration = z.record(z.string(), z.unknown());
const draftSchema = mapped({
  title: z.string(),
  type: z.string(),
  configuration,
  /** Accepted and ignored, as on the real server. */
  streams: z.array(z.string()).nullish(),
  content_pack: z.string().nullish(),
});
/** Unknown members are ignored. */
const changesSchema = z.object({
  title: z.string().nullish(),
  configuration: configuration.nullish(),
});

/** Outputs and their streams. As on the real server, no setting of an output is required. */
export const serveOutputs: Module<OutputServices> = (registry, services) => {
  const { outputs, streams, deliveries, nodeId, now } = services;
  const permission = PERMISSIONS.outputs.read;

  const items = collection<OutputSummary>(registry, {
    permissions: PERMISSIONS.outputs,
    entity: 'output',
    ...keptIn(outputs),
    missing: unknownOutput,
    async remove({ id }) {
      for (const stream of streams.all())
        if (stream.outputs.includes(id))
          await streams.save({ ...stream, outputs: stream.outputs.filter((one) => one !== id) });
      await outputs.remove(id);
    },
    pathOf: ({ id }) => `/system/outputs/${id}`,
  });
  registry.notifications.push(() => outputNotifications(outputs, deliveries, nodeId));

  items.list(api.listOutputs, (found) => ({ total: found.length, outputs: found }), { permission });
  serve(registry, api.listOutputTypes, () => ({ types: { ...OUTPUT_TYPES } }), { permission });
  items.list(
    api.listOutputCounts,
    (found) => ({
      counts: Object.fromEntries(found.map(({ id }) => [id, countsOf(deliveries.counts(id))])),
    }),
    { permission },
  );
  items.get(api.getOutput, (output) => output);
  items.create(api.createOutput, (output) => output, {
    body: draftSchema,
    make({ title, type, configuration: given, content_pack }, call) {
      const problem = validationProblem({
        type: Object.hasOwn(OUTPUT_TYPES, type) ? undefined : 'Invalid output type',
      });
      if (problem) throw problem;
      return {
        id: objectIdAt(now()),
        title,
        type,
        creator_user_id: call.user.username,
        created_at: new Date(now()).toISOString(),
        configuration: given,
        content_pack: content_pack ?? null,
      };
    },
  });
  items.update(
    api.updateOutput,
    ({ id, ...rest }) => ({
      _id: id,
      ...rest,
      created_at: rest.created_at.replace('Z', '+0000'),
    }),
    {
      body: changesSchema,
      change: (output, { title, configuration: changed }) => ({
        ...output,
        ...(title != null && { title }),
        ...(changed != null && { configuration: changed }),
      }),
    },
  );
  items.remove(api.deleteOutput, nothing, { action: 'terminate' });
  serveStreamOutputs(registry, services);
};

const countsOf = ({
  sent,
  dropped,
  waiting,
  queueSize,
  failing,
  lastError,
}: SenderCounts): OutputCounts => ({
  sent,
  dropped,
  waiting,
  queue_size: queueSize,
  failing,
  last_error: lastError?.text ?? null,
  last_error_at: lastError === null ? null : new Date(lastError.at).toISOString(),
});
