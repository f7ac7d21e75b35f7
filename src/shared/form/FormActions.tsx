import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { isNoAnswer } from '@/api/errors';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/spinner/Spinner';
import { useFormState } from './form-context';

export type FormActionsProps = {
  /** The label of the submit button, such as 'Create stream'. */
  submit: string;
  /**
   * Disables the button while an essential choice is missing. Invalid values do not disable it;
   * they are reported on submit.
   */
  incomplete?: boolean | undefined;
  savesNothing?: boolean;
  onCancel?: (() => void) | undefined;
  /** The id of the form if the buttons are outside of it. */
  formId?: string;
  children?: ReactNode;
};

/** The buttons of a form and its status: saving, saved, failed or kept as a draft. */
export function FormActions({
  submit,
  incomplete = false,
  savesNothing = false,
  onCancel,
  formId,
  children,
}: FormActionsProps) {
  const { phase } = useFormState();
  const busy = phase === 'busy';
  const inDialog = formId !== undefined;
  const state = !savesNothing && (
    <State role="status">{busy ? <Spinner label={t('forms.busy')} /> : <StateText />}</State>
  );
  const cancel = onCancel && <Button onClick={onCancel}>{t('forms.cancel')}</Button>;
  // Focusable while saving; further clicks do nothing.
  const save = (
    <Button
      type="submit"
      variant="primary"
      disabled={incomplete}
      aria-disabled={busy || undefined}
      {...(inDialog && { form: formId })}
    >
      {submit}
    </Button>
  );
  // In dialogs the primary button comes last, at the end of the row.
  return inDialog ? (
    <Row data-form-actions $atEnd>
      {state}
      {children}
      {cancel}
      {save}
    </Row>
  ) : (
    <Row data-form-actions>
      {save}
      {cancel}
      {children}
      {state}
    </Row>
  );
}

function StateText() {
  const { phase, draft, failure } = useFormState();
  const { state } = useSyncExternalStore(connection.subscribe, connection.current);
  if (phase === 'failed' && isNoAnswer(failure))
    return t(state === 'up' ? 'forms.serverBack' : 'forms.serverDown');
  if (draft.kept)
    return (
      <>
        {t('forms.draftKept')}{' '}
        <Button variant="quiet" onClick={draft.discard}>
          {t('forms.discardDraft')}
        </Button>
      </>
    );
  if (draft.undo)
    return (
      <>
        {t('forms.draftDiscarded')}{' '}
        <Button variant="quiet" onClick={draft.undo}>
          {t('forms.undo')}
        </Button>
      </>
    );
  switch (phase) {
    case 'done':
      return t('forms.saved');
    case 'failed':
      return t('forms.notSaved');
    default:
      return null;
  }
}

const Row = styled.div<{ $atEnd?: boolean }>`
  display: flex;
  justify-content: ${({ $atEnd }) => ($atEnd ? 'flex-end' : 'flex-start')};
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  &:first-child {
    margin-inline-end: auto;
  }
  &:last-child {
    margin-inline-start: auto;
  }
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
