import { call } from '@/api/client';
import * as api from '@/contract/streams';
import { sentBack } from './model/sent-back';
import { toChanges, toCopy, toDraft, type StreamValues } from './stream-form';

/** The outcome of a form. `createdPaused`: the new stream could not be started. */
export type SavedStream = {
  id: string;
  outcome: 'created' | 'createdPaused' | 'cloned' | 'updated';
};

/** The server creates streams paused; this one is started at once. */
export async function createStream(
  values: StreamValues,
  rules: readonly api.StreamRuleDraft[] = [],
  matching?: api.Stream['matching_type'],
): Promise<SavedStream> {
  const { stream_id: id } = await call(api.createStream, toDraft(values, rules, matching));
  const started = await call(api.resumeStream, { id }).then(
    () => true,
    () => false,
  );
  return { id, outcome: started ? 'created' : 'createdPaused' };
}

export async function updateStream(
  id: string,
  changes: Partial<StreamValues>,
  current: Pick<api.Stream, 'description' | 'categories'>,
): Promise<SavedStream> {
  await call(api.updateStream, { id, changes: { ...sentBack(current), ...toChanges(changes) } });
  return { id, outcome: 'updated' };
}

/** The clone stays paused. */
export async function cloneStream(id: string, values: StreamValues): Promise<SavedStream> {
  return {
    id: (await call(api.cloneStream, { id, copy: toCopy(values) })).stream_id,
    outcome: 'cloned',
  };
}
