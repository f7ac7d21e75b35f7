import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { SheetForm } from '@/shared/form/DialogForm';
import { paths } from '@/shared/paths';
import { MissingPermission } from '@/shared/resource/sheet/MissingPermission';
import { isNew, sheetAddress, type SheetTask } from '@/shared/resource/sheet/sheet-address';
import { useSession } from '@/shared/session/session-context';
import { keptText, t } from '@/shared/texts/t';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { toasts } from '@/shared/toasts/toast-store';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { mayEdit } from '../state/input-rights';
import { inputQueries } from '../state/queries';
import { InputFields } from './InputFields';
import { startOfCopy, startOfEdit, startOfNew } from './starts';
import { TypeChoice } from './TypeChoice';
import { useInputForm, type InputStart } from './use-input-form';
import { LaunchTrouble } from './LaunchTrouble';
import { toastIfStopped } from './stopped-toast';

/** The list has a parameter `type`, the wizard `type` and `step`. */
export const inputSheet = sheetAddress({
  kinds: ['edit', 'copy'],
  type: 'launch',
  step: 'launch_step',
});
export type InputTask = SheetTask<'edit' | 'copy'>;

type InputSheetProps = {
  task: InputTask;
  inputs: readonly InputSummary[];
  /** Opens the form of the type that was chosen. */
  onOpen: (task: InputTask) => void;
  onClose: () => void;
};

/** Lets users choose a type first when creating an input, then shows its form. */
export function InputSheet({ task, inputs, onOpen, onClose }: InputSheetProps) {
  const session = useSession();
  const { permits } = session;
  const id = isNew(task) ? undefined : task.id;
  const types = useQuery(inputQueries.types());
  const nodes = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const input = useQuery({ ...inputQueries.one(id ?? ''), enabled: id !== undefined });
  const fresh = input.isFetchedAfterMount ? input.data : undefined;
  const title = fresh?.title ?? inputs.find((one) => one.id === id)?.title;
  const heading =
    task.kind !== 'edit'
      ? t('inputs.launch')
      : title === undefined
        ? t('inputs.edit')
        : t('inputs.editOne', { title });
  if (task.kind === 'edit' ? !mayEdit(task, session) : !permits(PERMISSIONS.inputs.create))
    return (
      <Sheet title={heading} onClose={onClose} closeLabel={t('forms.close')}>
        <MissingPermission />
      </Sheet>
    );
  const error = types.error ?? input.error;
  const chosen = fresh?.type ?? (isNew(task) ? (task.type ?? '') : '');
  const info = types.data && Object.hasOwn(types.data, chosen) ? types.data[chosen] : undefined;
  const nodesKnown = nodes.data !== undefined || nodes.error !== null || nodes.forbidden;

  if (info && nodesKnown && (isNew(task) || fresh)) {
    const surroundings = { inputs, nodeId: Object.keys(nodes.data ?? {})[0] ?? '' };
    const start =
      fresh === undefined
        ? startOfNew(info, surroundings)
        : task.kind === 'copy'
          ? startOfCopy(fresh, keptText('inputs.copyOf', { title: fresh.title }), surroundings)
          : startOfEdit(fresh, surroundings);
    return <InputForm task={task} info={info} start={start} onClose={onClose} />;
  }
  return (
    <Sheet title={heading} onClose={onClose} closeLabel={t('forms.close')}>
      <FailureNotice
        error={error}
        retry={() => void (types.error ? types.refetch() : input.refetch())}
      />
      {!error &&
        (isNew(task) && types.data && !info ? (
          <TypeChoice
            types={Object.values(types.data)}
            inputs={inputs}
            onChoose={(type) => onOpen({ kind: 'new', type })}
          />
        ) : types.data && fresh && !info ? (
          <p>{t('inputs.unknownType', { type: fresh.type })}</p>
        ) : (
          <Spinner label={t('inputs.loadingForm')} />
        ))}
    </Sheet>
  );
}

type InputFormProps = {
  task: InputTask;
  info: InputTypeInfo;
  start: InputStart;
  onClose: () => void;
};

function InputForm({ task, info, start, onClose }: InputFormProps) {
  const navigate = useNavigate();
  const edits = task.kind === 'edit';
  const { form, fields, madeId, trouble, saveAnyway } = useInputForm({
    draftKey: isNew(task) ? `inputs.new.${info.type}` : `inputs.${task.kind}.${task.id}`,
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
          ? t('inputs.editOne', { title: start.title })
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
          onDone={() => {
            form.draft.discard();
            onClose();
          }}
        />
      )}
      <InputFields fields={fields} />
    </SheetForm>
  );
}
