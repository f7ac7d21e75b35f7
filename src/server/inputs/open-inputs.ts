import type { MessageWriter } from '@/server/messages/model';
import type { DocumentStorage } from '@/server/storage/documents';
import { createSampleRun } from '../sample/run-sample';
import { createSample } from '../sample/sample';
import type { SampleStreams } from '../sample/sample-streams';
import { createInputService, type InputService, type StartOptions } from './input-service';

export type OpenInputsOptions = {
  writer: MessageWriter;
  /** Undefined keeps inputs and places in memory alone. */
  documents: DocumentStorage | undefined;
  /** Deletes all messages of an input. */
  deleteMessages: (inputId: string) => Promise<unknown>;
  /** Where the sample's streams go; none without it. */
  streams?: { store: SampleStreams; indexSetId: string };
  /** The address that the inputs of a first start listen on. */
  host: string;
  now: () => number;
  log: (line: string) => void;
};

export type Inputs = {
  service: InputService;
  /** Starts what is there; a first start makes the default inputs and the sample. Resolves when all run or have failed. */
  start(options?: StartOptions): Promise<void>;
  /** Drains: nothing new is taken, what has arrived is durable when it resolves. */
  stop(): Promise<void>;
  /** Stops and forgets an input; for the sample with its messages and for good. */
  remove(id: string): Promise<void>;
  /** False when there is no sample. */
  removeSample(): Promise<boolean>;
};

/** The inputs of a node and its sample, put together. */
export async function openInputs({ writer, documents, deleteMessages, streams, host, now, log }: OpenInputsOptions): Promise<Inputs> {
  const runSample = await createSampleRun({ writer, documents, now, log });
  const service = await createInputService({ writer, documents, host, now, log, runSample });
  const deleteAll = async (inputId: string) => {
    // What is still queued would come after the deletion.
    await writer.flush();
    await deleteMessages(inputId);
  };
  const sample = await createSample({ inputs: service, documents, deleteMessages: deleteAll, streams, now });

  return {
    service,
    async start(options = {}) {
      await service.start(options);
      if (options.sample !== false) await sample.ensure();
    },
    stop: () => service.stop(),
    remove: async (id) => (sample.input()?.id === id ? void (await sample.remove()) : service.remove(id)),
    removeSample: () => sample.remove(),
  };
}
