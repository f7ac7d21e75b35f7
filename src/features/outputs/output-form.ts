import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { errorText } from '@/shared/failure/error-text';
import type { TypedForm } from '@/shared/resource/typed/typed-form';
import { t } from '@/shared/texts/t';

type Saved = { title: string };
type OfStream = Saved & { id: string };

/** The form of outputs; a new one may be added to a stream. */
export const outputForm = (stream?: OfStream): TypedForm<api.OutputSummary, Saved> => ({
  empty: { title: '' },
  from: ({ title, configuration }) => ({ title, configuration }),
  create: ({ title = '', type, configuration }) =>
    create({ title: title.trim(), type, configuration }, stream),
  update: ({ id }, { title = '', configuration }) =>
    call(api.updateOutput, { id, changes: { title: title.trim(), configuration } }),
  ...(stream && { draftScope: stream.id }),
  texts: {
    new: () => (stream ? t('outputs.newFor', { stream: stream.title }) : t('outputs.new')),
    newOf: (type) => t('outputs.newOne', { type }),
    edit: 'outputs.edit',
    editOf: ({ title }) => t('outputs.editOne', { title }),
    create: 'outputs.create',
    created: ({ title }) =>
      stream
        ? t('outputs.createdFor', { title, stream: stream.title })
        : t('outputs.created', { title }),
    update: 'outputs.save',
    updated: ({ title }) => t('outputs.saved', { title }),
    types: 'outputs.types',
    noTypes: 'outputs.noTypes',
    unknownType: (type) => t('outputs.unknownType', { type }),
  },
});

/** Undoes the creation if the stream does not get the output. */
async function create(draft: api.OutputDraft, stream: OfStream | undefined): Promise<Saved> {
  const output = await call(api.createOutput, draft);
  if (!stream) return output;
  try {
    await call(api.addStreamOutputs, { id: stream.id, outputs: [output.id] });
  } catch (error) {
    const isUndone = await call(api.deleteOutput, { id: output.id }).then(
      () => true,
      () => false,
    );
    throw new Error(
      t(isUndone ? 'outputs.notCreatedFor' : 'outputs.createdAlone', {
        title: output.title,
        stream: stream.title,
        reason: errorText(error),
      }),
      { cause: error },
    );
  }
  return output;
}
