import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useView } from '@/views/view-state/view-state-context';
import { formDraftKey } from '@/views/view-state/form-drafts';
import { beginCopy } from '@/views/storing/copy-attempt';
import { saveAsDashboard } from '@/views/storing/store-view';

/** Creates a dashboard from the widgets of a search. */
export function ExportToDashboard({ onClose }: { onClose: () => void }) {
  const { draftKey, view } = useView();
  const asStored = useAsStored();
  const client = useQueryClient();
  const navigate = useNavigate();
  const routeExists = useContext(RouteExists);
  const copyKey = formDraftKey(draftKey, 'dashboardCopy');
  const form = useDraftForm<{ title: string }, ViewDocument>({
    key: `${draftKey}.dashboard`,
    initialValues: { title: view.title },
    validate: ({ title }) => (title.trim() === '' ? { title: t('views.titleNeeded') } : {}),
    onSubmit: ({ title }) => saveAsDashboard(asStored(view), title.trim(), beginCopy(copyKey)),
    onSaved: ({ id, title }) => {
      journal.discard(copyKey);
      const path = paths.dashboard(id);
      toasts.success(
        t('views.dashboardMade', { title }),
        t('views.success'),
        routeExists(path)
          ? { label: t('views.openDashboard'), onSelect: () => void navigate(path) }
          : undefined,
      );
      void refresh(client, [queryRoots.dashboards]);
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('views.toDashboard')}
      submit={t('views.makeDashboard')}
      onClose={onClose}
    >
      <Intro>{t('views.dashboardLead')}</Intro>
      <TextField name="title" label={t('views.title')} required maxLength={200} />
    </ModalForm>
  );
}

const Intro = styled.p`
  margin: 0;
`;
