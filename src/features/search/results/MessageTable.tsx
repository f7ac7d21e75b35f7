import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ResultMessage, SearchError } from '@/contract/search';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { copyText } from '@/ui/copy-button/copy-text';
import { Notice } from '@/ui/notice/Notice';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { SEARCH_IDS, type Execution, type SearchRequest } from '../search-request';
import { toggleColumn, visibleColumns } from './columns';
import { GridStyle } from './grid-style';
import { MessageGrid } from './MessageGrid';
import { TableCard } from './result-cards';
import { TableHead } from './TableHead';
import { useReader } from './use-reader';
import { useRows } from './use-rows';
import { useTableKeys } from './use-table-keys';
import { useShownExecution } from './use-shown-execution';
import { searchPath } from '@/shared/message/searches-around';
import type { FieldActions, ValueActions } from '@/shared/message/value-actions';
import { useWholeMessages } from '@/shared/message/whole-message';
import { useWrap } from './use-wrap';

export type MessageTableProps = {
  execution: Execution;
  onSortChange: (sort: SearchRequest['sort']) => void;
  /** Searches a wider window; missing where there is none. */
  onWiden: (() => void) | undefined;
} & ValueActions;

/** The rows of a search. Another search starts at its top; a further run of the same one leaves the reader where he is. */
export function MessageTable(props: MessageTableProps) {
  return <Table key={JSON.stringify(props.execution.request)} {...props} />;
}

function Table({ execution: latest, columns, onColumnsChange, onSortChange, onQueryChange, onWiden }: MessageTableProps) {
  const { zone } = useSession();
  const reader = useReader();
  const { shown, fresh, showLatest } = useShownExecution(latest, reader.reading);
  const rows = useRows(shown);
  const [wrap, setWrap] = useWrap();
  const [copied, setCopied] = useState('');
  const wholeOf = useWholeMessages();
  const total = shown.total ?? shown.messages?.total_results ?? 0;
  const seen = useMemo(() => visibleColumns(columns, rows.firstRows), [columns, rows.firstRows]);
  const { effectiveRange } = shown;
  const actions = useMemo((): FieldActions => ({ column: { isShown: (field) => columns.includes(field), toggle: (field) => onColumnsChange(toggleColumn(columns, field)) }, onQueryChange, searchPath: (field, value) => searchPath(field, value, effectiveRange) }), [columns, onColumnsChange, onQueryChange, effectiveRange]);
  const card = useRef<HTMLElement>(null);
  useTableKeys(() => card.current?.querySelector<HTMLElement>('[data-grid]')?.focus());
  const copy = (message: ResultMessage) => void wholeOf(message).json().then(copyText).catch(() => false).then((done) => setCopied(t(done ? 'messages.copied' : 'messages.copyFailed')));

  return (
    <TableCard ref={card} aria-labelledby="messages-title">
      <TableHead
        shown={rows.rows.length}
        total={total}
        fresh={fresh}
        onShowLatest={() => { reader.reset(); showLatest(); }}
        wrap={wrap}
        onWrapChange={setWrap}
        columns={columns}
        onColumnsChange={onColumnsChange}
      />
      {!latest.messages && <FailedMessages errors={latest.errors} />}
      {shown.messages && rows.rows.length === 0 && <Nothing onWiden={onWiden} />}
      {rows.rows.length > 0 && (
        <GridStyle><MessageGrid key={reader.generation} rows={rows} columns={seen} total={total} sort={shown.request.sort} wrap={wrap} zone={zone} reader={reader} onSortChange={onSortChange} onCopy={copy} actions={actions} /></GridStyle>
      )}
      <VisuallyHidden role="status">{copied}</VisuallyHidden>
    </TableCard>
  );
}

function Nothing({ onWiden }: Pick<MessageTableProps, 'onWiden'>) {
  return (
    <Empty>
      <strong>{t('messages.empty')}</strong>
      <span>{t('messages.emptyHelp')}</span>
      {onWiden && <Button onClick={onWiden}>{t('messages.widen')}</Button>}
    </Empty>
  );
}

function FailedMessages({ errors }: { errors: readonly SearchError[] }) {
  const own = errors.filter(({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.messages);
  return (
    <Failure>
      <Notice tone="danger" title={t('messages.failedTitle')}>{own.map(({ description }) => description).join('\n') || t('messages.failed')}</Notice>
    </Failure>
  );
}

const Failure = styled.div`
  padding: ${({ theme }) => theme.space.m};
  white-space: pre-line;
`;

const Empty = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.l};
  text-align: center;
  justify-items: center;
  > span { color: ${({ theme }) => theme.color.muted}; }
  > button { margin-top: ${({ theme }) => theme.space.s}; }
`;
