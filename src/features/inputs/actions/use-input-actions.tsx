import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PERMISSIONS } from '@/contract/permissions';
import type { InputSummary } from '@/contract/inputs';
import { askToDelete } from '@/shared/confirm/ask';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { dependentsOf } from '@/shared/references/dependents';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { inputQueries } from '../state/queries';
import { mayDelete, mayEdit } from '../state/input-rights';
import { InputSheet, inputSheet } from '../launch/InputSheet';
import { deleteInput, runInput } from '../state/mutations';
import { StaticFieldForm } from '../static-fields/StaticFieldForm';

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
  const { task, open, close } = useSheet(inputSheet);
  const [extended, extend] = useState<InputSummary>();
  const launch = useCallback(() => open({ kind: 'new' }), [open]);
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
      const { id } = input;
      return [
        ...(mayEdit({ id }, session)
          ? [
              {
                id: 'edit',
                label: t('inputs.edit'),
                onSelect: () => open({ kind: 'edit', id }),
              },
            ]
          : []),
        ...(mayEdit({ id }, session)
          ? [
              {
                id: 'field',
                label: t('inputs.addField'),
                onSelect: () => extend(input),
              },
            ]
          : []),
        ...(permits(PERMISSIONS.inputs.create)
          ? [
              {
                id: 'copy',
                label: t('inputs.copy'),
                onSelect: () => open({ kind: 'copy', id }),
              },
            ]
          : []),
        ...(mayDelete({ id }, session)
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
    [session, permits, open, askToDeleteInput],
  );
  const dialog = (
    <>
      {task && (
        <InputSheet
          key={JSON.stringify(task)}
          task={task}
          inputs={inputs}
          onOpen={open}
          onClose={close}
        />
      )}
      {extended && <StaticFieldForm input={extended} onClose={() => extend(undefined)} />}
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
