import type { Notification } from '@/contract/system';
import { createInputNotifications } from './inputs/running/input-notifications';
import {
  createInputService,
  type InputService,
  type StartOptions,
} from './inputs/running/input-service';
import { createSampleRun } from './inputs/sample/run-sample';
import { createSample, type Sample } from './inputs/sample/sample';
import type { IngestWriter } from './ingest/ingest';
import { createOutgoing } from './outgoing/outgoing';
import type { Stores } from './stores';
import { createSampleDashboards } from './views/sample/store-sample';
import { whitelistIn } from './url-whitelist/url-whitelist';
import { DEFAULT_INDEX_SET_ID } from './indices/built-in-ids';

/** `directory` holds files of inputs; undefined keeps them in memory. */
export type ReceptionOptions = {
  host: string;
  directory?: string | undefined;
  now: () => number;
  log: (line: string) => void;
};

/** An input that receives on a port. */
export type ListeningInput = { title: string; host: string; port: number };

/** The sources of messages: the inputs and the sample. */
export type Reception = {
  inputs: InputService;
  sample: Sample;
  /** Starts the inputs and creates the sample on first start. */
  start(options: Required<StartOptions>): Promise<void>;
  /** The running inputs that listen on a port. */
  listening(): ListeningInput[];
  /** Removes an input; removing that of the sample deletes its messages too. */
  remove(id: string): Promise<void>;
  /** Notifications about inputs, and while messages cannot be stored or are not processed. */
  notifications(): Notification[];
};

export async function createReception(
  { documents, messages, streams, views, searches, identity, configs, extractors }: Stores,
  { host, directory, now, log }: ReceptionOptions,
): Promise<Reception> {
  const runSample = await createSampleRun({ writer: messages.writer, documents, now, log });
  const inputs = await createInputService({
    writer: messages.writer,
    documents,
    directory,
    nodeId: identity.node_id,
    host,
    now,
    log,
    runSample,
    outgoing: createOutgoing({ allowList: () => whitelistIn(configs) }),
  });
  // What is left if the node ended while an input was being deleted.
  for (const id of extractors.all().keys())
    if (inputs.get(id) === undefined) await extractors.removeOf(id);
  const troubles = createInputNotifications(inputs, identity.node_id, now);
  const sample = await createSample({
    inputs,
    documents,
    deleteMessages: messages.deleteByInput,
    streams: { store: streams, indexSetId: DEFAULT_INDEX_SET_ID },
    dashboards: createSampleDashboards({ views, searches }, now),
    now,
  });

  return {
    inputs,
    sample,
    async start(options) {
      await inputs.start(options);
      if (options.sample) await sample.ensure();
      if (options.inputs) troubles.expectInputs();
    },
    listening: () =>
      inputs.states().flatMap(({ input: { title, configuration }, state, port }) => {
        const { bind_address: host } = configuration;
        return state === 'RUNNING' && typeof host === 'string' && port !== undefined
          ? [{ title, host, port }]
          : [];
      }),
    async remove(id) {
      if (sample.input()?.id === id) await sample.remove();
      else await inputs.remove(id);
      await extractors.removeOf(id);
    },
    notifications: () => [
      ...waiting(messages.writer.failures().waiting, identity.node_id, now()),
      ...paused(messages.writer, identity.node_id),
      ...troubles.current(),
    ],
  };
}

const waiting = (reason: string | undefined, node_id: string, at: number): Notification[] =>
  reason === undefined
    ? []
    : [
        {
          severity: 'urgent',
          type: 'messages_not_stored',
          timestamp: new Date(at).toISOString(),
          node_id,
          details: { reason },
        },
      ];

function paused(
  writer: Pick<IngestWriter, 'pausedAt' | 'journal' | 'isFull'>,
  node_id: string,
): Notification[] {
  const at = writer.pausedAt();
  if (at === undefined) return [];
  const { messages, bytes, limit } = writer.journal();
  const full = writer.isFull();
  return [
    {
      severity: full ? 'urgent' : 'normal',
      type: 'processing_paused',
      timestamp: new Date(at).toISOString(),
      node_id,
      details: { messages, percent: Math.min(100, Math.round((100 * bytes) / limit)), full },
    },
  ];
}
