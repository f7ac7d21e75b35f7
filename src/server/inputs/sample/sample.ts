import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { openDocuments, type DocumentStorage } from '@/server/storage/documents';
import { newInput } from '../running/default-inputs';
import type { InputService } from '../running/input-service';
import type { InputDocument } from '../definition/model';
import { SAMPLE_STREAM_IDS, sampleStreams, type SampleStreams } from './sample-streams';

export type SampleOptions = {
  inputs: InputService;
  documents: DocumentStorage | undefined;
  /** Deletes all messages of an input. */
  deleteMessages: (inputId: string) => Promise<unknown>;
  streams?: { store: SampleStreams; indexSetId: string } | undefined;
  /** What comes with the streams and goes with them. */
  dashboards?: { add(): Promise<void>; remove(): Promise<void> } | undefined;
  now: () => number;
};

export type Sample = {
  /** Creates the sample on the first start, and never again after it was removed. */
  ensure(): Promise<void>;
  /** Stops the sample and deletes its messages, streams and input. False when there is none. */
  remove(): Promise<boolean>;
  input(): InputDocument | undefined;
};

type Decision = { state: 'made' | 'removed'; at: number };

export async function createSample({
  inputs,
  documents,
  deleteMessages,
  streams,
  dashboards,
  now,
}: SampleOptions): Promise<Sample> {
  const decisions = await openDocuments<Decision>(documents, 'sample');
  const input = () => inputs.list().find(({ type }) => type === INPUT_TYPES.sample);

  return {
    input,
    async ensure() {
      if (decisions.get('sample') !== undefined || input() !== undefined) return;
      const made = newInput('Sample: a small shop', INPUT_TYPES.sample, {}, now());
      await decisions.put('sample', { state: 'made', at: now() });
      for (const stream of streams === undefined
        ? []
        : sampleStreams(made.created_at, streams.indexSetId))
        await streams?.store.save(stream);
      await dashboards?.add();
      await inputs.add(made);
    },
    async remove() {
      const found = input();
      await decisions.put('sample', { state: 'removed', at: now() });
      if (found === undefined) return false;
      await inputs.remove(found.id);
      await deleteMessages(found.id);
      for (const id of SAMPLE_STREAM_IDS) await streams?.store.remove(id);
      await dashboards?.remove();
      return true;
    },
  };
}
