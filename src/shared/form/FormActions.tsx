import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/spinner/Spinner';
import { useFormState } from './form-context';

export type FormActionsProps = {
  /** What the button does: 'Create stream'. */
  submit: string;
  /** Something without which it makes no sense is not chosen yet; what is wrong with a value is said when it is pressed. */
  incomplete?: boolean | undefined;
  savesNothing?: boolean;
  onCancel?: (() => void) | undefined;
  /** Where the buttons stand outside of their form. */
  formId?: string;
  children?: ReactNode;
};

/** The buttons of a form and how it stands: being saved, saved, not saved, kept as a draft. */
export function FormActions({ submit, incomplete = false, savesNothing = false, onCancel, formId, children }: FormActionsProps) {
  const { phase } = useFormState();
  const busy = phase === 'busy';
  return (
    <Row data-form-actions>
      {/* It stays in the Tab order while it saves; a second press does nothing. */}
      <Button type="submit" variant="primary" disabled={incomplete} aria-disabled={busy || undefined} {...(formId !== undefined && { form: formId })}>{submit}</Button>
      {onCancel && <Button onClick={onCancel}>{t('forms.cancel')}</Button>}
      {children}
      {!savesNothing && <State role="status">{busy ? <Spinner label={t('forms.busy')} /> : <StateWords />}</State>}
    </Row>
  );
}

function StateWords() {
  const { phase, draft } = useFormState();
  if (draft.kept) return <>{t('forms.draftKept')} <Button variant="quiet" onClick={draft.discard}>{t('forms.discardDraft')}</Button></>;
  if (draft.undo) return <>{t('forms.draftDiscarded')} <Button variant="quiet" onClick={draft.undo}>{t('forms.undo')}</Button></>;
  switch (phase) {
    case 'done': return t('forms.saved');
    case 'failed': return t('forms.notSaved');
    default: return null;
  }
}

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
