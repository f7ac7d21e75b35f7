import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { useFormState } from './form-context';

/** Someone deleted what the form edits. */
export function DeletedNotice({
  createAgain,
}: {
  createAgain: ((form: HTMLElement) => Promise<void>) | undefined;
}) {
  const { draft } = useFormState();
  return (
    <Notice
      tone="danger"
      title={t('forms.deleted')}
      actions={
        createAgain && (
          <Button
            onClick={({ currentTarget }) => {
              if (currentTarget.form) void createAgain(currentTarget.form);
            }}
          >
            {t('forms.createAgain')}
          </Button>
        )
      }
    >
      {t('forms.deletedLead')} {draft.kept && t('forms.deletedDraft')}
    </Notice>
  );
}
