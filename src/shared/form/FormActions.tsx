import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/spinner/Spinner';
import { useFormState } from './form-context';

export type FormActionsProps = {
  /** What the button does: 'Create stream'. */
  submit: string;
  /**
   * Something without which it makes no sense is not chosen yet; what is wrong with a value is said
   * when it is pressed.
   */
  incomplete?: boolean | undefined;
  savesNothing?: boolean;
  onCancel?: (() => void) | undefined;
  /** Where the buttons stand outside of their form. */
  formId?: string;
  children?: ReactNode;
};

/** The buttons of a form and how it stands: being saved, saved, not saved, kept as a draft. */
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
    <State role="status">{busy ? <Spinner label={t('forms.busy')} /> : <StateWords />}</State>
  );
  const cancel = onCancel && <Button onClick={onCancel}>{t('forms.cancel')}</Button>;
  // It stays in the Tab order while it saves; a second press does nothing.
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
  // As in all dialogs: at their end, what it is about last.
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

function StateWords() {
  const { phase, draft } = useFormState();
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
