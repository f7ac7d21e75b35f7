import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { PERMISSIONS } from '@/contract/permissions';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** The button that imports a file of patterns. */
export function ImportPatterns() {
  const [isOpen, setOpen] = useState(false);
  return (
    <IfPermitted permissions={[PERMISSIONS.inputs.create]}>
      <Button icon={<Upload aria-hidden size="1.1em" />} onClick={() => setOpen(true)}>
        {t('grok.import')}
      </Button>
      <Suspense>{isOpen && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </IfPermitted>
  );
}

const ImportDialog = lazyComponent(
  withTexts(['controls', 'failures'], async () => (await import('./ImportDialog')).ImportDialog),
);
