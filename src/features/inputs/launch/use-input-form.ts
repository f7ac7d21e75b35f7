import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { call } from '@/api/client';
import {
  createInput,
  listClusterInputStates,
  updateInput,
  type InputRequest,
  type InputTypeInfo,
} from '@/contract/inputs';
import type { ConfigField } from '@/shared/config-form/config-field';
import { useConfigForm, type ConfigSubmission } from '@/shared/config-form/use-config-form';
import { t } from '@/shared/texts/t';
import { readStates, type NodeState } from '../state/input-state';
import { refreshInputs } from '../state/mutations';
import { fieldOfFailure } from './failure-field';
import { followStart } from './follow-start';
import { latestStart } from './latest-start';

/** Initial values of the form. `id` is set when editing. */
export type InputStart = {
  id?: string;
  title: string;
  global: boolean;
  node: string;
  configuration: Readonly<Record<string, unknown>>;
};
export type SavedInput = {
  id: string;
  title: string;
  /** False while its state is unknown, and when it stays stopped. */
  runs: boolean;
};

type Options = {
  draftKey: string;
  info: InputTypeInfo;
  start: InputStart;
  onSaved: (saved: SavedInput) => void;
};

/** Saves an input and waits until it runs; otherwise shows the reason at the field concerned. */
export function useInputForm({ draftKey, info, start, onSaved }: Options) {
  const client = useQueryClient();
  const editedId = start.id;
  // If the created input fails to start, submitting again updates it instead of creating another.
  const [madeId, setMadeId] = useState<string>();
  const id = start.id ?? madeId;
  const { form, fields } = useConfigForm<SavedInput>({
    draftKey,
    type: info.type,
    requested: info.requested_configuration,
    latest: editedId === undefined ? undefined : () => latestStart(editedId, start.node),
    title: start.title,
    configuration: start.configuration,
    others: { global: start.global, node: start.node },
    onSaved,
    onSubmit: (submission): Promise<SavedInput> =>
      saveAndStart(id, submission, fields, setMadeId).finally(() => void refreshInputs(client)),
  });
  return { form, fields, madeId };
}

/** `before`: its states before the change; `follow`: whether it is supposed to run. */
type Saved = { id: string; request: InputRequest; before: readonly NodeState[]; follow: boolean };

async function saveAndStart(
  id: string | undefined,
  submission: ConfigSubmission,
  fields: readonly ConfigField[],
  onMade: (id: string) => void,
): Promise<SavedInput> {
  const saved = await save(id, submission, onMade);
  await refuseFailed(saved, fields);
  return { id: saved.id, title: saved.request.title, runs: saved.follow };
}

async function save(
  id: string | undefined,
  { type, title = '', configuration, others }: ConfigSubmission,
  onMade: (id: string) => void,
): Promise<Saved> {
  const global = others?.['global'] === true;
  const request: InputRequest = {
    title: title.trim(),
    type,
    global,
    node: global ? null : String(others?.['node'] ?? ''),
    configuration,
  };
  if (id === undefined) {
    const made = await call(createInput, request);
    onMade(made.id);
    return { id: made.id, request, before: [], follow: true };
  }
  const before = readStates(await call(listClusterInputStates, undefined)).get(id) ?? [];
  await call(updateInput, { id, ...request });
  return { id, request, before, follow: before.length > 0 };
}

/** @throws ApiError with the reason, at its field if there is one */
async function refuseFailed(
  { id, before, follow }: Saved,
  fields: readonly ConfigField[],
): Promise<void> {
  if (!follow) return;
  const outcome = await followStart(id, before);
  if (outcome.kind !== 'failed') return;
  const text = outcome.reason === '' ? t('inputs.failedSilently') : outcome.reason;
  const field = fieldOfFailure(
    text,
    fields.map(({ name }) => name),
  );
  // 201, because the server did accept the input; it fails only to start.
  throw new ApiError({
    status: 201,
    message: text,
    request: { method: 'PUT', url: `/system/inputs/${id}` },
    ...(field !== undefined && { fieldErrors: { [field]: text } }),
  });
}
