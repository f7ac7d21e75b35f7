import { t } from '@/shared/texts/t';
import { Sheet } from '@/ui/sheet/Sheet';
import type { Scope } from './decorators-of';
import { ManagedDecorators } from './ManagedDecorators';

/** Manages the decorators stored on the server, for each stream and for the default scope. */
export function DecoratorsSheet({ initial, onClose }: { initial: Scope; onClose: () => void }) {
  return (
    <Sheet title={t('decorators.title')} closeLabel={t('forms.close')} onClose={onClose}>
      <ManagedDecorators initial={initial} />
    </Sheet>
  );
}
