import type { NeedProblem } from '@/domain/search/aggregation/form-problems';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { needText } from './need-text';

/** In the place of a visualization that lacks what it cannot be drawn without. */
export const Refused = ({ problem, type }: { problem: NeedProblem; type: string }) => (
  <EmptyState title={needText(problem, type)}>{t('editor.refusedHelp')}</EmptyState>
);
