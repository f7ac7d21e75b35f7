import { pageChange } from '@/domain/search/view/edit-pages';
import { pagesOf } from '@/domain/search/view/pages';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField, SelectField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useView } from '@/views/session/session-context';
import { newIds } from '@/views/saving/new-ids';

type Values = { to: string; keepsCopy: boolean };

type SendDialogProps = { widgetId: string; title: string; onClose: () => void };

/** Moves a widget of a dashboard to another page, or copies it. */
export function SendDialog({ widgetId, title, onClose }: SendDialogProps) {
  const { whole, pageId, edit } = useView();
  const targets = pagesOf(whole)
    .map((page, at) => ({
      value: page.id,
      label: page.title || t('dashboards.page', { n: at + 1 }),
    }))
    .filter(({ value }) => value !== pageId);
  const form = useDraftForm<Values, Values>({
    initialValues: { to: targets[0]?.value ?? '', keepsCopy: false },
    onSubmit: async (values) => values,
    onSaved: ({ to, keepsCopy }) => {
      edit(
        pageChange({ type: 'sendWidget', widgetId, to, ...(keepsCopy && { newId: newIds.id }) }),
      );
      const page = targets.find(({ value }) => value === to)?.label ?? '';
      toasts.success(t(keepsCopy ? 'dashboards.copied' : 'dashboards.moved', { title, page }));
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('dashboards.toPage')}
      submit={t(form.values.keepsCopy ? 'dashboards.copy' : 'dashboards.move')}
      savesNothing
      onClose={onClose}
    >
      <SelectField name="to" label={t('dashboards.targetPage')} options={targets} required />
      <CheckboxField name="keepsCopy" label={t('dashboards.keepCopy')} />
    </ModalForm>
  );
}
