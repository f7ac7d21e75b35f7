import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import type { TypedForm } from '@/shared/resource/typed/typed-form';
import { t } from '@/shared/texts/t';

type Saved = { title: string };

/** The form of outputs; a new one may be added to a stream. */
export const outputForm = (
  stream?: Saved & { id: string },
): TypedForm<api.OutputSummary, Saved> => ({
  empty: { title: '' },
  from: ({ title, configuration }) => ({ title, configuration }),
  create: ({ title = '', type, configuration }) =>
    call(api.createOutput, {
      title: title.trim(),
      type,
      configuration,
      streams: stream ? [stream.id] : [],
    }),
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
