import type { ViewSummary } from '@/contract/views';
import { TextAreaField, TextField } from '@/shared/form/fields';
import type { ResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { loadView } from '@/views/storing/queries';
import { saveView } from '@/views/storing/store-view';
import { summaryOf } from './dashboards';

type Properties = { title: string; summary: string; description: string };

/** Whitespace alone counts as empty. */
const emptyIfBlank = (text: string) => (text.trim() === '' ? '' : text);

/** The properties of a stored dashboard; its widgets are edited on its page. */
export const propertiesForm: ResourceForm<Properties, ViewSummary, ViewSummary> = {
  empty: () => ({ title: '', summary: '', description: '' }),
  from: ({ title, summary, description }) => ({ title, summary, description }),
  validate: ({ title }) => (title.trim() === '' ? { title: t('views.titleNeeded') } : {}),
  create: () => Promise.reject(new Error('Dashboards are created on their page.')),
  update: async ({ id }, { title, summary, description }) => {
    const properties = {
      title: title.trim(),
      summary: emptyIfBlank(summary),
      description: emptyIfBlank(description),
    };
    for (;;) {
      const base = await loadView(id);
      const outcome = await saveView({ ...base, ...properties }, base);
      // Others saved its widgets in between; the form has none of them.
      if (outcome.kind === 'saved') return summaryOf(outcome.view);
    }
  },
  Fields: PropertyFields,
  texts: {
    new: 'dashboards.properties',
    edit: 'dashboards.properties',
    create: 'views.save',
    created: () => '',
    update: 'views.save',
    updated: ({ title }) => t('views.saveDone', { title }),
  },
};

function PropertyFields() {
  return (
    <>
      <TextField
        name="title"
        label={t('views.title')}
        help={t('dashboards.titleHelp')}
        required
        maxLength={200}
        data-autofocus
      />
      <TextField name="summary" label={t('views.summary')} optional />
      <TextAreaField name="description" label={t('views.description')} optional />
    </>
  );
}
