import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

export const SendDialog = lazyComponent(
  withTexts(['dashboards', 'forms'], async () => (await import('./sending/SendDialog')).SendDialog),
);

/** In development builds only. */
export const DebugDialog = import.meta.env.DEV
  ? lazyComponent(
      withTexts(
        ['queryTools', 'forms', 'failures'],
        async () => (await import('./debug/DebugDialog')).DebugDialog,
      ),
    )
  : undefined;

export const CopyToDashboardDialog = lazyComponent(
  withTexts(
    ['dashboards', 'views', 'forms', 'lists', 'failures'],
    async () => (await import('./sending/CopyToDashboardDialog')).CopyToDashboardDialog,
  ),
);
