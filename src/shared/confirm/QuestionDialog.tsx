import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '@/shared/mutations/change';
import { endQuestion, questions, type Question } from './ask';
import { DeleteDialog } from './DeleteDialog';

/** The dialog of a question. */
export function QuestionDialog({ question }: { question: Question }) {
  const client = useQueryClient();
  const { title, confirm = title, names = [], content, dependents, failed } = question;
  const { notWhileUsed = false } = question;
  const { run, keys = [], done } = question;
  return (
    <DeleteDialog
      title={title}
      confirm={confirm}
      names={names}
      dependents={dependents}
      notWhileUsed={notWhileUsed}
      failedTitle={failed?.title}
      failedText={failed?.text}
      onDelete={() => run().finally(() => void refresh(client, keys))}
      onDeleted={() => {
        // It may have been asked something else, or have ended with its page.
        if (questions.get() === question) endQuestion();
        done?.();
      }}
      onCancel={endQuestion}
    >
      {content}
    </DeleteDialog>
  );
}
