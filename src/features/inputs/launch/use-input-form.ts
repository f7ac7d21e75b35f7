import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import equal from 'react-fast-compare';
import type { InputRequest, InputTypeInfo } from '@/contract/inputs';
import type { ConfigField } from '@/shared/config-form/config-field';
import { useConfigForm } from '@/shared/config-form/use-config-form';
import { serverText } from '@/shared/texts/server-text';
import { useLatest } from '@/ui/latest/use-latest';
import { refreshInputs } from '../state/mutations';
import { latestStart } from './latest-start';
import {
  changeInput,
  launchInput,
  NotStored,
  requestOf,
  type SavedInput,
  type StoredFailure,
} from './save-input';

/** Initial values of the form. `id` is set when editing. */
export type InputStart = {
  id?: string;
  title: string;
  global: boolean;
  node: string;
  configuration: Readonly<Record<string, unknown>>;
};

type Options = {
  draftKey: string;
  info: InputTypeInfo;
  start: InputStart;
  /** Called when the input is saved and runs, stays stopped, or was saved although it cannot run. */
  onSaved: (saved: SavedInput) => void;
};

/** Why the last submission did not lead to a running input. */
export type InputTrouble =
  { kind: 'notStored'; ran: boolean } | ({ kind: 'notRunning'; isNew: boolean } & StoredFailure);

type Shown = { trouble: InputTrouble; values: object };

/** Saves an input and waits until it runs; otherwise shows the reason at the field concerned. */
export function useInputForm({ draftKey, info, start, onSaved }: Options) {
  const client = useQueryClient();
  const editedId = start.id;
  // If the created input fails to start, submitting again updates it instead of creating another.
  const [madeId, setMadeId] = useState<string>();
  const [shown, setShown] = useState<Shown>();
  /** Whether the running submission stores settings that cannot run. */
  const insists = useRef(false);
  const names = Object.keys(info.requested_configuration);
  const save = (request: InputRequest) => {
    if (start.id !== undefined)
      return changeInput({ id: start.id, request, evenIfItFails: insists.current }, names);
    if (madeId === undefined) return launchInput(request, names, setMadeId);
    // It never ran, so there is nothing to go back to.
    return changeInput({ id: madeId, request, evenIfItFails: true }, names);
  };
  const { form, fields } = useConfigForm<SavedInput>({
    draftKey,
    type: info.type,
    requested: info.requested_configuration,
    latest: editedId === undefined ? undefined : () => latestStart(editedId, start.node),
    title: start.title,
    configuration: start.configuration,
    others: { global: start.global, node: start.node },
    createAgain: (submission) =>
      launchInput(requestOf(submission), names, () => undefined).finally(
        () => void refreshInputs(client),
      ),
    onSaved(saved) {
      if (saved.failure === undefined || insists.current) return onSaved(saved);
      const trouble: InputTrouble = {
        kind: 'notRunning',
        isNew: start.id === undefined,
        ...saved.failure,
      };
      setShown({ trouble, values: latest.current });
    },
    onSubmit: (submission): Promise<SavedInput> => {
      setShown(undefined);
      return save(requestOf(submission))
        .catch((error: unknown) => {
          if (error instanceof NotStored)
            setShown({
              trouble: { kind: 'notStored', ran: error.ran },
              values: latest.current,
            });
          throw error;
        })
        .finally(() => void refreshInputs(client));
    },
  });
  const latest = useLatest<object>(form.values);
  const trouble = shown && equal(shown.values, form.values) ? shown.trouble : undefined;
  const errorAt = fieldError(fields, trouble);
  return {
    form: { ...form, errorOf: (name: string) => form.errorOf(name) ?? errorAt(name) },
    fields,
    madeId,
    trouble,
    /** Submits the form once more, even if the input cannot run with it. */
    async saveAnyway(element: HTMLElement) {
      insists.current = true;
      await form.submit(element);
      insists.current = false;
    },
  };
}

/** The input is stored, so this is not an error of submitting the form. */
function fieldError(
  fields: readonly ConfigField[],
  trouble: InputTrouble | undefined,
): (name: string) => string | undefined {
  if (trouble?.kind !== 'notRunning') return () => undefined;
  const key = fields.find(({ name }) => name === trouble.field)?.key;
  return (name) => (name === key ? serverText({ message: trouble.reason }) : undefined);
}
