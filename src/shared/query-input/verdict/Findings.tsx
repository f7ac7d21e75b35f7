import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Finding } from './verdict';

const FindingList = lazyComponent(
  withTexts(['queryTools'], async () => (await import('./FindingList')).FindingList),
);

/** Findings of the validation with advice. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <LazyBoundary>
    <FindingList findings={findings} />
  </LazyBoundary>
);
