import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { useDraft } from '@/shared/drafts/use-draft';
import { useKeys } from '@/shared/keys/use-keys';
import { queryInputQueries } from '@/shared/query-input/completion/queries';
import { QueryInput } from '@/shared/query-input/QueryInput';
import { verdictOf } from '@/shared/query-input/verdict/verdict';
import { withVariables } from '@/shared/query-input/verdict/verdict-of-variables';
import { defaultInterval, refreshIntervals } from '@/shared/refresh/refresh-options';
import { RefreshControl } from '@/shared/refresh/RefreshControl';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { Button } from '@/ui/button/Button';
import { searchQueries } from '@/views/execution/queries';
import { queryDraftKey, type QueryDraft } from '@/views/view-state/form-drafts';
import { useView } from '@/views/view-state/view-state-context';
import { useQueryVariables } from '@/views/variables/use-bindings';
import { ownRangesText } from '../filter/own-ranges';
import { SUGGESTED_RANGE } from './suggested-range';

const NONE: QueryDraft = { base: '', text: '' };

/** The time range and the query that apply to all widgets; they belong to the address. */
export function FilterBar({ onRefresh }: { onRefresh: () => void }) {
  const { page, view } = useView();
  const {
    state: { filter, invalidRange, refresh },
    execute,
    present,
  } = page;
  const { zone } = useSession();
  const { data: config } = useQuery(searchQueries.config());
  const editor = useRef<TextEditor>(null);
  const query = useFilterText(filter?.query ?? '', filter?.range ?? SUGGESTED_RANGE);
  const setRange = (range: TimeRange | undefined) =>
    execute(({ filter: now }) => ({
      filter: { ...(now?.query && { query: now.query }), ...(range && { range }) },
    }));
  useKeys(t('dashboards.keyGroup'), [
    { keys: '/', label: t('dashboards.keyFilter'), run: () => editor.current?.focus('end') },
    { keys: 'r', label: t('dashboards.keyRefresh'), run: onRefresh },
  ]);
  return (
    <Bar role="search" aria-label={t('dashboards.filter')}>
      <TimeRangePicker
        range={filter?.range}
        zone={zone}
        config={config}
        invalid={invalidRange !== undefined}
        {...(invalidRange !== undefined
          ? { label: t('timeRange.invalid') }
          : !filter?.range && { label: ownRangesText(view, zone) })}
        onApply={setRange}
        {...(filter?.range && { onNone: () => setRange(undefined) })}
      />
      <Query>
        <QueryInput
          value={query.text}
          onChange={query.change}
          onSubmit={query.submit}
          verdict={query.verdict}
          scope={query.scope}
          editor={editor}
          editorWanted={false}
          refusals={query.refusals}
          placeholder={t('dashboards.filterQuery')}
        />
      </Query>
      {(filter ?? invalidRange) && (
        <Button
          variant="quiet"
          icon={<X aria-hidden size="1.1em" />}
          title={t('dashboards.filtered')}
          onClick={() => {
            query.discard();
            execute({ filter: null });
          }}
        >
          {t('dashboards.resetFilter')}
        </Button>
      )}
      <RefreshControl
        interval={refresh}
        intervals={refreshIntervals(config)}
        preferred={defaultInterval(config)}
        amountOf={amountLabel}
        onRefresh={onRefresh}
        onChange={(seconds) => present({ refresh: seconds ?? null })}
      />
    </Bar>
  );
}

/** The typed query, which applies to all widgets once it is submitted. */
function useFilterText(applied: string, range: TimeRange) {
  const {
    draftKey,
    page: { execute },
  } = useView();
  const [draft, setDraft, discard] = useDraft<QueryDraft>(queryDraftKey(draftKey), NONE);
  const [refusals, setRefusals] = useState(0);
  const text = draft !== NONE && draft.base === applied ? draft.text : applied;
  const { data: fields } = useQuery(searchQueries.fields([], range));
  const variables = useQueryVariables();
  const scope = useMemo(
    () => ({ range, streams: [], fields, variables }),
    [range, fields, variables],
  );
  const validation = useQuery(queryInputQueries.validation(text, scope));
  const verdict = useMemo(
    () => withVariables(verdictOf(text, validation.data), text, variables),
    [text, validation.data, variables],
  );
  return {
    text,
    scope,
    verdict,
    refusals,
    discard,
    change: (typed: string) => {
      if (typed === applied) discard();
      else setDraft({ base: applied, text: typed });
    },
    submit: () => {
      if (verdict.status === 'ERROR') {
        setRefusals((count) => count + 1);
        return;
      }
      const query = text.trim();
      execute(({ filter }) => ({
        filter: { ...(filter?.range && { range: filter.range }), ...(query && { query }) },
      }));
      discard();
    },
  };
}

const Bar = styled.div`
  display: flex;
  flex: 2 1 34em;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  /* Shares its last line with the actions. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: contents;
  }
`;

const Query = styled.div`
  flex: 1 1 14em;
  min-width: 0;
`;
