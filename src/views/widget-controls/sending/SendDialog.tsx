import { withGroupSent } from '@/domain/search/transfer/widget-group';
import type { DocumentChange } from '@/domain/search/view/edit-view';
import { pagesOf } from '@/domain/search/view/pages';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField, SelectField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useView } from '@/views/view-state/view-state-context';
import { newIds } from '@/views/storing/new-ids';
import { defaultTitle } from '@/views/widget-types/registry';
import { pageOptions } from './page-options';

type Values = { to: string; keepsCopy: boolean };

type SendDialogProps = { widgetIds: readonly string[]; onClose: () => void };

/** Moves widgets of a dashboard to another page, or copies them. */
export function SendDialog({ widgetIds, onClose }: SendDialogProps) {
  const { whole, state, pageId, edit } = useView();
  const targets = pageOptions(pagesOf(whole)).filter(({ value }) => value !== pageId);
  const textOf = (keepsCopy: boolean, page: string) => {
    const [first, ...others] = state.widgets.filter(({ id }) => widgetIds.includes(id));
    if (!first || others.length > 0)
      return t(keepsCopy ? 'dashboards.copiedMany' : 'dashboards.movedMany', {
        count: widgetIds.length,
        page,
      });
    const title = state.titles.widget[first.id] ?? defaultTitle(first);
    return t(keepsCopy ? 'dashboards.copied' : 'dashboards.moved', { title, page });
  };
  const form = useDraftForm<Values, Values>({
    initialValues: { to: targets[0]?.value ?? '', keepsCopy: false },
    onSubmit: async (values) => values,
    onSaved: ({ to, keepsCopy }) => {
      const change: DocumentChange = {
        type: 'document',
        apply: (document) =>
          withGroupSent(document, {
            ids: new Set(widgetIds),
            from: pageId,
            to,
            newId: keepsCopy ? newIds.id : undefined,
          }),
      };
      edit(change);
      const page = targets.find(({ value }) => value === to)?.label ?? '';
      toasts.success(textOf(keepsCopy, page));
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('dashboards.toPage')}
      submit={t(form.values.keepsCopy ? 'dashboards.copy' : 'dashboards.move')}
      incomplete={targets.length === 0}
      savesNothing
      onClose={onClose}
    >
      {targets.length > 0 ? (
        <SelectField name="to" label={t('dashboards.targetPage')} options={targets} required />
      ) : (
        <p>{t('dashboards.noTargets')}</p>
      )}
      <CheckboxField name="keepsCopy" label={t('dashboards.keepCopy')} />
    </ModalForm>
  );
}
