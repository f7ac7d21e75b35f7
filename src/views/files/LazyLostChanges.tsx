import { Suspense, type ComponentProps } from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Loaded = lazyComponent(async () => (await import('./LostChanges')).LostChanges, {
  preload: false,
});

/** Its code is loaded only when somebody opens a view that is gone. */
export const LostChanges = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
