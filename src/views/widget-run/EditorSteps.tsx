import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';

type EditorStepsProps = { undo: (() => void) | undefined; redo: (() => void) | undefined };

/** Buttons that undo and redo the steps of an open editor. */
export const EditorSteps = ({ undo, redo }: EditorStepsProps) => (
  <>
    <IconButton
      label={t('editor.undo')}
      icon={<Undo aria-hidden size="1.1em" />}
      disabled={!undo}
      onClick={undo}
    />
    <IconButton
      label={t('editor.redo')}
      icon={<Redo aria-hidden size="1.1em" />}
      disabled={!redo}
      onClick={redo}
    />
  </>
);
