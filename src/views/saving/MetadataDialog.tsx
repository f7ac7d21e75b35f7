import type { ViewAbout, ViewType } from '@/domain/search/view/view';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextAreaField, TextField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';

/** Whitespace alone counts as empty. */
const emptyIfBlank = (text: string) => (text.trim() === '' ? '' : text);

/**
 * Edits the title, summary and description of a view. They are changes like any other: saved with
 * it, and undoable.
 */
export function MetadataDialog({
  viewId,
  type,
  about,
  latest,
  onChange,
  onClose,
}: {
  viewId: string;
  type: ViewType;
  about: ViewAbout;
  /** Another tab may change them while the dialog is open. */
  latest: () => ViewAbout;
  onChange: (about: ViewAbout) => void;
  onClose: () => void;
}) {
  const isSearch = type === 'SEARCH';
  const form = useDraftForm<ViewAbout, ViewAbout, ViewAbout>({
    key: `${isSearch ? 'search' : 'dashboard'}.about.${viewId}`,
    edits: { loaded: about, latest: async () => latest(), toValues: (values) => values },
    validate: ({ title }) => (title.trim() === '' ? { title: t('views.titleNeeded') } : {}),
    onSubmit: async ({ title, summary, description }) => ({
      title: title.trim(),
      summary: emptyIfBlank(summary),
      description: emptyIfBlank(description),
    }),
    onSaved: (changed) => {
      onChange(changed);
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t(isSearch ? 'views.metadata' : 'views.properties')}
      submit={t('views.apply')}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t('views.title')}
        {...(!isSearch && { help: t('views.titleHelp') })}
        required
        maxLength={200}
      />
      <TextField
        name="summary"
        label={t('views.summary')}
        help={t(isSearch ? 'views.summaryHelp' : 'views.summaryHelpDashboard')}
        optional
      />
      <TextAreaField name="description" label={t('views.description')} optional />
    </ModalForm>
  );
}
