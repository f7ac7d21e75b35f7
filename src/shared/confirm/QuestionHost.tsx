import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { endQuestion, questions } from './ask';

const QuestionDialog = lazyComponent(
  withTexts(['forms'], async () => (await import('./QuestionDialog')).QuestionDialog),
);

/** The one place for the dialogs of `ask` and `askToDelete`. They end with the page they are about. */
export function QuestionHost() {
  const { pathname } = useLocation();
  const question = useSyncExternalStore(questions.subscribe, questions.get);
  // What was asked before this page is not about it, nor what was asked before the layout.
  const [page, setPage] = useState({ pathname, left: question });
  if (page.pathname !== pathname) setPage({ pathname, left: question });
  if (question === undefined || question === page.left) return null;
  return (
    <LazyBoundary onHeldEscape={endQuestion}>
      <QuestionDialog question={question} />
    </LazyBoundary>
  );
}
