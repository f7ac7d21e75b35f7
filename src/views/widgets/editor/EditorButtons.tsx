import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import type { AggregationEditorState } from './use-aggregation-editor';
import type { Preview } from './use-preview';

/** The buttons below the form. */
export function EditorButtons({
  editor,
  preview,
  onCancel,
}: {
  editor: AggregationEditorState;
  preview: Preview;
  onCancel: () => void;
}) {
  const { edited, isDirty, isUpdating, apply } = editor;
  const canUpdate = edited !== undefined && preview.hasChanges;
  return (
    <Buttons>
      <Button
        variant="quiet"
        // A native one would lose the focus as soon as it is pressed.
        aria-disabled={!canUpdate}
        onClick={() => canUpdate && preview.update()}
      >
        {preview.isFetching && isDirty ? t('editor.updatingPreview') : t('editor.updatePreview')}
      </Button>
      <Button onClick={onCancel}>{t('forms.cancel')}</Button>
      <Button
        variant="primary"
        disabled={edited === undefined}
        aria-disabled={isUpdating || undefined}
        onClick={apply}
      >
        {isUpdating ? t('editor.updatingWidget') : t('editor.updateWidget')}
      </Button>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    position: sticky;
    bottom: 0;
    /* Beside the button that scrolls to the top. */
    padding-inline-end: calc(
      ${({ theme }) => theme.height.touch} + ${({ theme }) => theme.space.xl}
    );
    border-radius: 0 0 ${({ theme }) => `${theme.radius.large} ${theme.radius.large}`};
    background: ${({ theme }) => theme.color.surface};
  }
`;
