import { Suspense, type ReactNode } from 'react';
import { unreachable } from '@/domain/unreachable';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Spinner } from '@/ui/spinner/Spinner';
import type { SearchRequest } from '@/views/execution/search-request';
import type { ExecutionFacts } from './DescriptionPanel';
import type { Section } from './sections';

type PanelProps = {
  section: Section;
  /** Determines the fields that are suggested. */
  request: Pick<SearchRequest, 'streams' | 'range'>;
  execution: ExecutionFacts | undefined;
  fieldList: ReactNode;
  /** Called after an action whose effect is visible outside the panel. */
  onDone: () => void;
};

/** The content of an open section; all but the fields are lazy-loaded. */
export function SidebarPanel({ section, ...props }: PanelProps) {
  return (
    <Suspense fallback={<Spinner label={t('sidebar.loading')} />}>
      <Content section={section} {...props} />
    </Suspense>
  );
}

function Content({ section, request, execution, fieldList, onDone }: PanelProps) {
  switch (section) {
    case 'description':
      return <DescriptionPanel execution={execution} />;
    case 'create':
      return <CreatePanel onCreated={onDone} />;
    case 'highlighting':
      return <HighlightingSection request={request} />;
    case 'fields':
      return fieldList;
    default:
      return unreachable(section);
  }
}

const DescriptionPanel = lazyComponent(
  withTexts(['searchSidebar'], async () => (await import('./DescriptionPanel')).DescriptionPanel),
);
const CreatePanel = lazyComponent(
  withTexts(
    ['searchSidebar', 'widgets', 'edition'],
    async () => (await import('./CreatePanel')).CreatePanel,
  ),
);
const HighlightingSection = lazyComponent(
  withTexts(
    ['highlighting', 'lists', 'forms', 'controls'],
    async () => (await import('./HighlightingSection')).HighlightingSection,
  ),
);
