import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ViewAbout } from '@/domain/search/view/view';
import { hasComments } from '@/domain/query/syntax/comments';
import { useKeys } from '@/shared/keys/use-keys';
import { useSession } from '@/shared/session/session-context';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Breadcrumbs } from '@/ui/breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useIsNarrow } from '@/ui/media/use-media';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { Modal } from '@/ui/modal/Modal';
import { Popover } from '@/ui/popover/Popover';
import { formDraftKey } from '@/views/view-state/form-drafts';
import { useView } from '@/views/view-state/view-state-context';
import { mayEditView, mayCreateView } from '@/views/storing/rights';
import type { Conflict } from '@/views/storing/store-view';
import { useSaving } from './use-saving';
import { useViewMenu, type ViewTask } from './use-view-menu';
import type { ViewPaths } from '@/views/storing/view-paths';

type ViewControlsProps = {
  paths: ViewPaths;
  /** Further entries of the menu, at its top. */
  further?: readonly MenuItem[] | undefined;
  /** Further entries after those about the stored view. */
  documentItems: readonly MenuItem[];
};

/** Saves, renames, shares and resets the view. */
export function ViewControls({ paths, further = [], documentItems }: ViewControlsProps) {
  const { draftKey, view, isSaved, isDirty, reset, page, newest } = useView();
  const session = useSession();
  const navigate = useNavigate();
  const [task, setTask] = useState<ViewTask>();
  const [conflict, setConflict] = useState<Conflict>();
  const { save, copy, takeTheirs } = useSaving(setConflict);
  const narrow = useIsNarrow();
  const menu = [...further, ...useViewMenu(paths, setTask, documentItems)];
  const isSearch = view.type === 'SEARCH';
  const mayCreate = mayCreateView(view.type, session);
  const maySave = isSaved && mayEditView(view, session);
  const busy = save.isPending || copy.isPending;
  // Also saves edits that are not rendered yet; edits made while saving are saved afterwards.
  const saveNow = () => {
    if (maySave && newest().isDirty) save.mutate({});
  };
  const end = () => setTask(undefined);
  const saveAs = t(isSaved ? 'views.saveAs' : 'views.save');
  const note = hasComments(page.state.query) ? t('views.commentsLeft') : undefined;
  const titleDraft = formDraftKey(draftKey, 'title');
  const form = (
    <SaveAsForm
      key={titleDraft}
      title={view.title}
      draftKey={titleDraft}
      taken={isSaved ? view.title : undefined}
      note={note}
      submit={saveAs}
      onSave={(title) => copy.mutateAsync(title)}
    />
  );
  /** On small screens, all actions are in the menu. */
  const first: MenuItem[] = [
    ...(maySave
      ? [{ id: 'save', label: t('views.save'), disabled: !isDirty || busy, onSelect: saveNow }]
      : []),
    ...(mayCreate ? [{ id: 'saveAs', label: saveAs, onSelect: () => setTask('saveAs') }] : []),
    ...(isDirty ? [{ id: 'reset', label: t('views.reset'), onSelect: reset }] : []),
    { id: 'first', separator: true },
  ];
  useKeys(t('search.keyGroup'), [
    {
      keys: 'Ctrl+s',
      label: t(isSearch ? 'views.keySave' : 'views.keySaveDashboard'),
      run: () => {
        if (maySave) saveNow();
        else if (mayCreate) setTask('saveAs');
      },
    },
    {
      keys: 'Ctrl+o',
      label: t(isSearch ? 'views.keyOpen' : 'views.keyOpenDashboard'),
      run: () => void navigate(paths.list),
    },
  ]);
  return (
    <Controls
      role="group"
      aria-label={t(isSearch ? 'views.controls' : 'views.dashboardControls')}
      $own={narrow && isSaved && isSearch}
    >
      {isSaved && isSearch && (
        <Title title={view.summary || undefined}>
          <Breadcrumbs
            label={t('page.way')}
            crumbs={[{ id: 'search', link: <Link to={paths.home}>{t('search.title')}</Link> }]}
            here={view.title}
          />
        </Title>
      )}
      {(isDirty || (isSaved && isSearch)) && (
        <Chip {...(isDirty && { tone: 'warning' as const })}>
          {t(isDirty ? 'views.unsaved' : 'views.saved')}
        </Chip>
      )}
      {!narrow && maySave && (
        <Button
          variant={!isSearch && isDirty ? 'primary' : 'quiet'}
          disabled={!isDirty}
          aria-disabled={busy || undefined}
          onClick={saveNow}
        >
          {t('views.save')}
        </Button>
      )}
      {!narrow && mayCreate && (
        <Popover
          label={saveAs}
          placement="bottom-end"
          trigger={<Button variant="quiet">{saveAs}</Button>}
        >
          {() => form}
        </Popover>
      )}
      {!narrow && isDirty && (
        <Button variant="quiet" onClick={reset}>
          {t('views.reset')}
        </Button>
      )}
      <Menu
        label={t('views.more')}
        placement="bottom-end"
        trigger={
          narrow ? (
            <IconButton label={t('views.more')} icon={<Ellipsis aria-hidden size="1.1em" />} />
          ) : (
            <Button variant="quiet">
              {t('views.more')} <ChevronDown aria-hidden size="1em" />
            </Button>
          )
        }
        items={narrow ? [...first, ...menu] : menu}
      />
      <Suspense>
        {task === 'saveAs' && (
          <Modal title={saveAs} onClose={end} closeLabel={t('forms.close')}>
            {form}
          </Modal>
        )}
        <TaskDialog task={task} onClose={end} />
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            draftKey={formDraftKey(draftKey, 'choices')}
            busy={save.isPending}
            onSave={(document, of) => {
              setConflict(undefined);
              save.mutate({ document, of });
            }}
            onTakeTheirs={() => {
              setConflict(undefined);
              takeTheirs(conflict.current);
            }}
            onCancel={() => setConflict(undefined)}
          />
        )}
      </Suspense>
    </Controls>
  );
}

/** The dialog of an action on the whole view. */
function TaskDialog({ task, onClose }: { task: ViewTask | undefined; onClose: () => void }) {
  const { view, edit, newest } = useView();
  switch (task) {
    case 'metadata':
      return (
        <MetadataDialog
          viewId={view.id}
          type={view.type}
          about={aboutOf(view)}
          latest={() => aboutOf(newest().view)}
          onChange={(about) => edit({ type: 'about', about })}
          onClose={onClose}
        />
      );
    case 'share': {
      const type = view.type === 'SEARCH' ? 'search' : 'dashboard';
      return <ShareDialog entity={{ type, id: view.id, title: view.title }} onClose={onClose} />;
    }
    case 'dashboard':
      return <ExportToDashboard onClose={onClose} />;
    default:
      return null;
  }
}

const SaveAsForm = lazyComponent(async () => (await import('./SaveAsForm')).SaveAsForm);
const aboutOf = ({ title, summary, description }: ViewAbout): ViewAbout => ({
  title,
  summary,
  description,
});

const MetadataDialog = lazyComponent(async () => (await import('./MetadataDialog')).MetadataDialog);
const ShareDialog = lazyComponent(
  async () => (await import('@/shared/sharing/ShareDialog')).ShareDialog,
);
const ExportToDashboard = lazyComponent(
  async () => (await import('./ExportToDashboard')).ExportToDashboard,
);
// Settings of widgets have their names in the editor.
const ConflictDialog = lazyComponent(
  withTexts(['editor', 'widgets'], async () => (await import('./ConflictDialog')).ConflictDialog),
);

/**
 * On small screens a saved search has a line of its own, where the title shrinks before the menu.
 */
const Controls = styled.div<{ $own: boolean }>`
  display: flex;
  flex-wrap: ${({ $own }) => ($own ? 'nowrap' : 'wrap')};
  ${({ $own }) => $own && 'flex: 1 1 70%; min-width: 0; ol { flex-wrap: nowrap; } li:not([aria-current]) { flex: none; }'}
  align-items: center;
  gap: ${({ theme }) => theme.space.hair};
  > :not(:first-child) {
    flex: none;
  }
  > button {
    height: ${({ theme }) => theme.height.row};
    padding: 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Title = styled.div`
  flex: 0 1 auto;
  min-width: 0;
  margin-inline-end: ${({ theme }) => theme.space.xs};
  [aria-current] {
    display: block;
    max-width: 24ch;
    font-weight: ${({ theme }) => theme.weight.bold};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Shown because this page has no heading with the title. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    && [aria-current] {
      position: static;
      clip-path: none;
    }
    && [aria-hidden] {
      display: inline-flex;
    }
  }
`;
