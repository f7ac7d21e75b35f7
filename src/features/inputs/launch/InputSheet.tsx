import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { nodesPoll } from '@/shared/background/polls';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { SheetForm } from '@/shared/form/DialogForm';
import { paths } from '@/shared/paths';
import { keptText, t } from '@/shared/texts/t';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { toasts } from '@/shared/toasts/toast-store';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { inputQueries } from '../state/queries';
import { InputFields } from './InputFields';
import { startOfCopy, startOfEdit, startOfNew } from './starts';
import { TypeChoice } from './TypeChoice';
import type { SavedInput } from './save-input';
import { useInputForm, type InputStart } from './use-input-form';
import { LaunchTrouble } from './LaunchTrouble';
import { toastIfStopped } from './stopped-toast';

export type InputTask = { kind: 'new' } | { kind: 'edit' | 'copy'; id: string; title: string };

type InputSheetProps = {
  task: InputTask;
  inputs: readonly InputSummary[];
  onClose: () => void;
  onSaved?: (saved: SavedInput) => void;
};

/** Lets users choose a type first when creating an input, then shows its form. */
export function InputSheet({ task, inputs, onClose, onSaved }: InputSheetProps) {
  const [type, setType] = useState<string>();
  const types = useQuery(inputQueries.types());
  const nodes = usePermittedQuery('system:read', nodesPoll);
  const input = useQuery({
    ...inputQueries.one(task.kind === 'new' ? '' : task.id),
    enabled: task.kind !== 'new',
  });
  const heading = headingOf(task);
  const error = types.error ?? input.error;
  const fresh = input.isFetchedAfterMount ? input.data : undefined;
  const info = types.data?.[fresh?.type ?? type ?? ''];
  const nodesKnown = nodes.data !== undefined || nodes.error !== null || nodes.forbidden;

  if (info && nodesKnown && (task.kind === 'new' || fresh)) {
    const surroundings = { inputs, nodeId: Object.keys(nodes.data ?? {})[0] ?? '' };
    const start =
      fresh === undefined
        ? startOfNew(info, surroundings)
        : task.kind === 'copy'
          ? startOfCopy(fresh, keptText('inputs.copyOf', { title: fresh.title }), surroundings)
          : startOfEdit(fresh, surroundings);
    return (
      <InputForm
        task={task}
        info={info}
        start={start}
        onClose={onClose}
        {...(onSaved && { onSaved })}
      />
    );
  }
  return (
    <Sheet title={heading} onClose={onClose} closeLabel={t('forms.close')}>
      <FailureNotice
        error={error}
        retry={() => void (types.error ? types.refetch() : input.refetch())}
      />
      {!error &&
        (task.kind === 'new' && type === undefined && types.data ? (
          <TypeChoice types={Object.values(types.data)} inputs={inputs} onChoose={setType} />
        ) : types.data && fresh && !info ? (
          <p>{t('inputs.unknownType', { type: fresh.type })}</p>
        ) : (
          <Spinner label={t('inputs.loadingForm')} />
        ))}
    </Sheet>
  );
}

const headingOf = (task: InputTask) =>
  task.kind === 'edit' ? t('inputs.editOne', { title: task.title }) : t('inputs.launch');

type InputFormProps = {
  task: InputTask;
  info: InputTypeInfo;
  start: InputStart;
  onClose: () => void;
  onSaved?: (saved: SavedInput) => void;
};

function InputForm({ task, info, start, onClose, onSaved }: InputFormProps) {
  const navigate = useNavigate();
  const edits = task.kind === 'edit';
  const { form, fields, madeId, trouble, saveAnyway } = useInputForm({
    draftKey: task.kind === 'new' ? `inputs.new.${info.type}` : `inputs.${task.kind}.${task.id}`,
    info,
    start,
    onSaved: (saved) => {
      if (saved.failure) toastIfStopped(saved);
      else if (edits) toasts.success(t('inputs.updated', { title: saved.title }));
      else
        toasts.success(t('inputs.launched', { title: saved.title }), undefined, {
          label: t('inputs.howToSend'),
          onSelect: () => void navigate(paths.input(saved.id)),
        });
      onSaved?.(saved);
      onClose();
    },
  });
  const close = () => {
    // The input exists and can be edited from the list; restoring the draft would create another
    // one.
    if (madeId !== undefined) form.draft.discard();
    onClose();
  };
  return (
    <SheetForm
      form={form}
      title={
        edits
          ? t('inputs.editOne', { title: task.title })
          : t('inputs.launchOne', { type: info.name })
      }
      submit={t(edits ? 'inputs.save' : madeId === undefined ? 'inputs.launch' : 'inputs.retry')}
      failedTitle={t(edits ? 'inputs.notUpdated' : 'inputs.notLaunched')}
      onClose={close}
    >
      {trouble && (
        <LaunchTrouble
          trouble={trouble}
          title={start.title}
          saveAnyway={saveAnyway}
          onDone={(saved) => {
            form.draft.discard();
            onSaved?.(saved);
            onClose();
          }}
        />
      )}
      <InputFields fields={fields} />
    </SheetForm>
  );
}
