import RefreshCw from 'lucide-react/icons/refresh-cw';
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
  const update =
    preview.isFetching && isDirty ? t('editor.updatingPreview') : t('editor.updatePreview');
  return (
    <Buttons>
      <Button
        variant="quiet"
        icon={<RefreshCw aria-hidden size="1.1em" />}
        aria-label={update}
        title={update}
        // A native one would lose the focus as soon as it is pressed.
        aria-disabled={!canUpdate}
        onClick={() => canUpdate && preview.update()}
      >
        <span>{update}</span>
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

/** In a narrow form the first button has only its icon, so that all have one line. */
const Buttons = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s};
  border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  > :first-child {
    margin-inline-end: auto;
    svg {
      display: none;
    }
    @container (width < 27em) {
      svg {
        display: block;
      }
      span {
        display: none;
      }
    }
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
