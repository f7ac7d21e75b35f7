import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import type { FieldValue } from '@/domain/exact';
import { errorText } from '@/shared/failure/error-text';
import { PaintingContext } from '@/shared/highlighting/painting';
import { ReaderActionsContext, type ReaderActions } from '@/shared/message/values/reader-actions';
import { withTexts } from '@/shared/texts/load-texts';
import { toasts } from '@/shared/toasts/toast-store';
import { lazyComponent, preloadLater } from '@/ui/lazy/lazy-component';
import { scopeOf } from '@/views/decorators/decorators-of';
import type { Execution } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';

const loadRuleOfValue = preloadLater(() => import('./rule-of-value'));

type HighlightingProps = {
  execution: Execution | undefined;
  /** Actions on fields that the page provides. */
  fieldActions: Pick<ReaderActions, 'onStatistics' | 'onChart' | 'onCompare'>;
  children: ReactNode;
};

/**
 * Rows never wait for highlighting: its code loads with the first rule or search term that needs
 * it.
 */
const painting = {
  queryKey: ['search', 'painting'],
  queryFn: () => import('./painting-of'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
} as const;

/**
 * Provides the highlighting rules of the view and the search terms to the values below. Changing
 * them does not run the search.
 */
export function Highlighting({ execution, fieldActions, children }: HighlightingProps) {
  const {
    state: { highlighting: rules },
    edit,
    view: { type },
  } = useView();
  const theme = useTheme();
  const query = execution?.request.query ?? '';
  const { data } = useQuery({
    ...painting,
    // A dashboard has no execution of its own.
    enabled:
      (execution !== undefined || type === 'DASHBOARD') && (rules.length > 0 || query !== ''),
  });
  const painted = useMemo(() => data?.paintingOf(rules, query, theme), [data, rules, query, theme]);
  const highlight = useCallback(
    (field: string, value: FieldValue) => {
      void loadRuleOfValue()
        .then(({ highlightValue }) => highlightValue({ field, value, edit }))
        .catch((error: unknown) => toasts.error(errorText(error)));
    },
    [edit],
  );
  const [decorates, setDecorates] = useState(false);
  const actions = useMemo(
    (): ReaderActions => ({
      ...fieldActions,
      onHighlight: highlight,
      onDecorators: () => setDecorates(true),
    }),
    [fieldActions, highlight],
  );
  return (
    <PaintingContext value={painted}>
      <ReaderActionsContext value={actions}>{children}</ReaderActionsContext>
      {decorates && (
        <Suspense fallback={null}>
          <DecoratorsSheet
            initial={scopeOf(execution?.request.streams ?? [])}
            onClose={() => setDecorates(false)}
          />
        </Suspense>
      )}
    </PaintingContext>
  );
}

const DecoratorsSheet = lazyComponent(
  withTexts(
    ['decorators', 'forms', 'lists', 'controls'],
    async () => (await import('@/views/decorators/DecoratorsSheet')).DecoratorsSheet,
  ),
);
