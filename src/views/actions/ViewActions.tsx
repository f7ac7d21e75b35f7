import { Suspense, useState } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useExport } from '@/views/files/use-export';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { ViewControls } from '@/views/saving/ViewControls';
import type { ViewPaths } from '@/views/storing/view-paths';
import { useView } from '@/views/view-state/view-state-context';

type ViewActionsProps = {
  paths: ViewPaths;
  /** Further entries of the menu, at its top. */
  further?: readonly MenuItem[];
};

/** Saving and sharing a view, and what can be done with its document as a whole. */
export function ViewActions({ paths, further }: ViewActionsProps) {
  const { isSaved, newest } = useView();
  const mayEdit = useMayEdit();
  const exportFile = useExport();
  const asStored = useAsStored();
  const [opened, open] = useState<'versions'>();
  const close = () => open(undefined);
  const items: MenuItem[] = [
    ...(isSaved && mayEdit
      ? [{ id: 'versions', label: t('views.versions'), onSelect: () => open('versions') }]
      : []),
    {
      id: 'file',
      label: t('views.exportFile'),
      onSelect: () => exportFile(newest().view.title, () => asStored(newest().view)),
    },
  ];
  return (
    <>
      <ViewControls paths={paths} further={further} documentItems={items} />
      <Suspense>{opened === 'versions' && <VersionsDialog onClose={close} />}</Suspense>
    </>
  );
}

const VersionsDialog = lazyComponent(
  withTexts(
    ['versions', 'failures', 'editor', 'widgets'],
    async () => (await import('@/views/versions/VersionsDialog')).VersionsDialog,
  ),
);
