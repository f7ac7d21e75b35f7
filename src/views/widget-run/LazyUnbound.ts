import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** In the place of a result that depends on variables without a usable value. */
export const Unbound = lazyComponent(
  withTexts(['variables'], async () => (await import('@/views/variables/Unbound')).Unbound),
);
