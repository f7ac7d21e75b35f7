import { usesOf, variableChange } from '@/domain/search/binding/edit-variables';
import { labelOf, type Variable } from '@/domain/search/variables/variable';
import { pagesOf } from '@/domain/search/view/pages';
import { stateOf } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { useView } from '@/views/view-state/view-state-context';

/** Asks before a variable is removed that queries still use, and says which. */
export function RemoveVariable({ variable, onDone }: { variable: Variable; onDone: () => void }) {
  const { whole, edit } = useView();
  const name = labelOf(variable);
  const pages = pagesOf(whole);
  const uses = usesOf(whole, variable.name).map(({ pageId, widget }) => {
    const at = pages.findIndex(({ id }) => id === pageId);
    const page = pages[at]?.title || t('dashboards.page', { n: at + 1 });
    const title = widget && stateOf(whole, pageId).titles.widget[widget.id];
    return widget
      ? t('variables.useOfWidget', { page, title: title ?? t('variables.untitled') })
      : t('variables.useOfPage', { page });
  });
  return (
    <ConfirmDialog
      title={t('variables.removeTitle')}
      confirm={t('variables.remove')}
      danger
      onConfirm={() => {
        edit(variableChange({ type: 'remove', name: variable.name }));
        onDone();
      }}
      onCancel={onDone}
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
    >
      <p>{t('variables.removeQuestion', { name, parameter: `$${variable.name}$` })}</p>
      <ul>
        {uses.map((use, at) => (
          <li key={`${at} ${use}`}>{use}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
