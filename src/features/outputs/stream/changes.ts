import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { change } from '@/shared/mutations/change';
import { outputs } from '../model/outputs';

export const attach = change(
  outputs.keys,
  ({ stream, ids }: { stream: string; ids: readonly string[] }) =>
    call(api.addStreamOutputs, { id: stream, outputs: ids }),
);
/** The output itself is kept. */
export const detach = (id: string, outputId: string) =>
  call(api.removeStreamOutput, { id, outputId });
