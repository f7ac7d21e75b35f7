import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FieldType } from '@/contract/fields';
import type { ListedRule } from '@/domain/highlighting/rule';
import { useView } from '@/views/view-state/view-state-context';
import { searchQueries } from '@/views/execution/queries';
import type { SearchRequest } from '@/views/execution/search-request';
import { HighlightingPanel } from '@/views/highlighting/HighlightingPanel';

export function HighlightingSection({
  request,
}: {
  request: Pick<SearchRequest, 'streams' | 'range'>;
}) {
  const { state, edit, draftKey } = useView();
  const { data: fields = NO_FIELDS } = useQuery(
    searchQueries.fields(request.streams, request.range),
  );
  const change = useCallback(
    (rules: readonly ListedRule[]) => edit({ type: 'highlighting', rules }),
    [edit],
  );
  return (
    <HighlightingPanel
      draftKey={`${draftKey}.rule`}
      rules={state.highlighting}
      onChange={change}
      fields={fields}
    />
  );
}

const NO_FIELDS: readonly FieldType[] = [];
