import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import { pageChange } from '@/domain/search/view/edit-pages';
import { MAX_PAGE_TITLE, pagesOf, type ViewPage } from '@/domain/search/view/pages';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Modal } from '@/ui/modal/Modal';
import { SortableList } from '@/ui/sortable-list/SortableList';
import { TextInput } from '@/ui/text-input/TextInput';
import { useView } from '@/views/view-state/view-state-context';
import { CopyPageDialog } from './CopyPageDialog';
import { usePages, type PageTask } from './use-pages';

/** Asks for the title of a page, for a confirmation, or for the order of all pages. */
export function PageDialog({ task, onClose }: { task: PageTask; onClose: () => void }) {
  switch (task.type) {
    case 'rename':
      return <TitleDialog pageId={task.pageId} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog pageId={task.pageId} onClose={onClose} />;
    case 'copy':
      return <CopyDialog pageId={task.pageId} onClose={onClose} />;
    case 'arrange':
      return <ArrangeDialog onClose={onClose} />;
  }
}

function TitleDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const { edit } = useView();
  const { titleOf } = usePages(() => {});
  const form = useDraftForm<{ title: string }, string>({
    initialValues: { title: titleOf(pageId) },
    validate: ({ title }) =>
      title.trim() === '' ? { title: t('dashboards.pageTitleNeeded') } : {},
    onSubmit: async ({ title }) => title.trim(),
    onSaved: (title) => {
      edit(pageChange({ type: 'renamePage', pageId, title }));
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('dashboards.pageTitleOf')}
      submit={t('dashboards.applyTitle')}
      savesNothing
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t('dashboards.pageTitle')}
        required
        maxLength={MAX_PAGE_TITLE}
        data-autofocus
      />
    </ModalForm>
  );
}

function CopyDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const { titleOf } = usePages(() => {});
  return <CopyPageDialog pageId={pageId} title={titleOf(pageId)} onClose={onClose} />;
}

function RemoveDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const { titleOf } = usePages(() => {});
  const { edit } = useView();
  return (
    <ConfirmDialog
      title={t('dashboards.removePage')}
      confirm={t('dashboards.removePage')}
      danger
      onConfirm={() => {
        edit(pageChange({ type: 'removePage', pageId }));
        onClose();
      }}
      onCancel={onClose}
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
    >
      <p>{t('dashboards.removePageQuestion', { title: titleOf(pageId) })}</p>
    </ConfirmDialog>
  );
}

function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const { whole, edit } = useView();
  const { titleOf } = usePages(() => {});
  const [before] = useState(() =>
    pagesOf(whole).map(({ id }): ViewPage => ({ id, title: titleOf(id) })),
  );
  const [pages, setPages] = useState(before);
  const isInvalid = pages.some(({ title }) => title.trim() === '');
  const rename = (id: string, title: string) =>
    setPages((now) => now.map((page) => (page.id === id ? { id, title } : page)));
  return (
    <Modal
      title={t('dashboards.arrangePages')}
      unsaved={pages !== before}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('forms.cancel')}</Button>
          <Button
            variant="primary"
            disabled={isInvalid}
            onClick={() => {
              edit(
                pageChange({
                  type: 'arrangePages',
                  pages: pages.map(({ id, title }) => ({ id, title: title.trim() })),
                }),
              );
              onClose();
            }}
          >
            {t('dashboards.updatePages')}
          </Button>
        </>
      }
    >
      <SortableList
        label={t('dashboards.pages')}
        items={pages}
        onOrder={setPages}
        render={({ id, title }) => (
          <Line>
            <TextInput
              label={t('dashboards.pageTitle')}
              hideLabel
              value={title}
              maxLength={MAX_PAGE_TITLE}
              aria-invalid={title.trim() === '' || undefined}
              onChange={(event) => rename(id, event.currentTarget.value)}
            />
            <IconButton
              label={t('dashboards.removePageOf', { title })}
              icon={<Trash aria-hidden size="1.1em" />}
              disabled={pages.length === 1}
              onClick={() => setPages((now) => now.filter((page) => page.id !== id))}
            />
          </Line>
        )}
        texts={{
          handle: (title) => t('dashboards.handlePage', { title }),
          moved: (title, place, count) => t('dashboards.pageMoved', { title, place, count }),
        }}
      />
    </Modal>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    flex: 1;
  }
`;
