import { Suspense, useSyncExternalStore } from 'react';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { toasts, type Toast } from './toast-store';

const ToastList = lazyComponent(async () => (await import('@/ui/toast/ToastList')).ToastList);

/**
 * Renders and announces toasts: errors immediately, others politely. Mounted once, around all
 * pages.
 */
export function ToastHost() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <VisuallyHidden aria-live="polite">
        {words(shown.findLast(({ tone }) => tone !== 'error'))}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive">
        {words(shown.findLast(({ tone }) => tone === 'error'))}
      </VisuallyHidden>
      {shown.length > 0 && (
        <Suspense>
          <ToastList
            label={t('toasts.label')}
            dismissLabel={t('toasts.dismiss')}
            toasts={shown}
            onDismiss={toasts.dismiss}
            onHold={toasts.hold}
          />
        </Suspense>
      )}
    </>
  );
}

const words = (toast: Toast | undefined) =>
  toast ? [toast.title, toast.text].filter(Boolean).join(': ') : '';
