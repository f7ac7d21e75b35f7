import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { useFileDrop } from '@/ui/file-drop/use-file-drop';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** The button that imports a dashboard or saved search; files can also be dropped on the page. */
export function ImportView({ canImport }: { canImport: boolean }) {
  const [opened, open] = useState<{ file: File | undefined }>();
  const isOver = useFileDrop((file) => open({ file }), canImport && !opened);
  if (!canImport) return null;
  return (
    <>
      <Button icon={<Upload aria-hidden size="1.1em" />} onClick={() => open({ file: undefined })}>
        {t('views.import')}
      </Button>
      {isOver && <DropHint aria-hidden>{t('views.importDrop')}</DropHint>}
      <Suspense>
        {opened && <ImportDialog file={opened.file} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  );
}

const ImportDialog = lazyComponent(
  withTexts(
    ['viewFiles', 'controls', 'failures'],
    async () => (await import('./ImportDialog')).ImportDialog,
  ),
);

const DropHint = styled.div`
  position: fixed;
  inset: ${({ theme }) => theme.space.m};
  z-index: 1;
  display: grid;
  place-items: center;
  border: ${({ theme }) => theme.line.strong} dashed ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.large};
  background: color-mix(in srgb, ${({ theme }) => theme.color.accentSoft} 85%, transparent);
  font-size: ${({ theme }) => theme.size.title};
  pointer-events: none;
`;
