import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InputSummary } from '@/contract/inputs';
import { askToDelete } from '@/shared/confirm/ask';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { dependentsOf } from '@/shared/references/dependents';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { inputQueries } from '../state/queries';
import { mayCreate, mayDelete, mayEdit } from '../state/input-rights';
import { InputSheet, type InputTask } from '../launch/InputSheet';
import { deleteInput, runInput } from '../state/mutations';
import { StaticFieldForm } from '../static-fields/StaticFieldForm';

type Open = { kind: 'task'; task: InputTask } | { kind: 'field'; input: InputSummary };

/** Address of the search for all messages of an input. */
export const receivedBy = (id: string): string =>
  paths.search({ q: `gl2_source_input:${id}`, rangetype: 'relative', relative: '0' });

/**
 * The actions of an input that the user is permitted, except starting and stopping, and their
 * dialogs.
 */
export function useInputActions(inputs: readonly InputSummary[], onDeleted?: () => void) {
  const session = useSession();
  const { permits } = session;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const launch = useCallback(() => setOpen({ kind: 'task', task: { kind: 'new' } }), []);
  const askToDeleteInput = useCallback(
    ({ id, title }: InputSummary) =>
      askToDelete({
        title: t('inputs.deleteOne'),
        names: [title],
        content: <p>{t('inputs.deleteMeans')}</p>,
        dependents: {
          queryKey: [...inputQueries.all(), 'dependents', id],
          queryFn: () => dependentsOf([{ kind: 'input', id, name: title }], client, session),
        },
        failed: { title: t('inputs.notDeleted') },
        run: () => deleteInput(client, id),
        done() {
          toasts.success(t('inputs.deleted', { title }), undefined, {
            label: t('inputs.showReceived'),
            onSelect: () => void navigate(receivedBy(id)),
          });
          onDeleted?.();
        },
      }),
    [client, session, navigate, onDeleted],
  );
  const menuOf = useCallback(
    (input: InputSummary): MenuItem[] => {
      const { id, title } = input;
      return [
        ...(mayEdit(id, permits)
          ? [
              {
                id: 'edit',
                label: t('inputs.edit'),
                onSelect: () => setOpen({ kind: 'task', task: { kind: 'edit', id, title } }),
              },
            ]
          : []),
        ...(mayEdit(id, permits)
          ? [
              {
                id: 'field',
                label: t('inputs.addField'),
                onSelect: () => setOpen({ kind: 'field', input }),
              },
            ]
          : []),
        ...(mayCreate(permits)
          ? [
              {
                id: 'copy',
                label: t('inputs.copy'),
                onSelect: () => setOpen({ kind: 'task', task: { kind: 'copy', id, title } }),
              },
            ]
          : []),
        ...(mayDelete(id, permits)
          ? [
              { id: 'line', separator: true } as const,
              {
                id: 'delete',
                label: t('inputs.deleteAction'),
                danger: true,
                onSelect: () => askToDeleteInput(input),
              },
            ]
          : []),
      ];
    },
    [permits, askToDeleteInput],
  );
  const dialog = (
    <>
      {open?.kind === 'task' && (
        <InputSheet
          key={JSON.stringify(open.task)}
          task={open.task}
          inputs={inputs}
          onClose={close}
        />
      )}
      {open?.kind === 'field' && <StaticFieldForm input={open.input} onClose={close} />}
    </>
  );
  return { menuOf, launch, dialog };
}

/**
 * Starts or stops an input and reports failures, including those that only show after the response.
 */
export function useRunInput() {
  return useMutation({
    ...runInput,
    onError: (error, { on }) =>
      toasts.error(errorText(error), t(on ? 'inputs.notStarted' : 'inputs.notStopped')),
  });
}
