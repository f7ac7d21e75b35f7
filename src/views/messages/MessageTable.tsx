import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { ResultMessage } from '@/contract/search';
import { useWholeMessages } from '@/shared/message/facts/whole-message';
import type { FieldActions, ValueActions } from '@/shared/message/values/value-actions';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { copyText } from '@/ui/copy-button/copy-text';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { Execution, SearchRequest } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';
import type { RowParts, SortChange } from '@/views/view-state/use-table';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';
import { pinnedFirst, moveColumnBeside, toggleColumn, visibleColumns } from './columns/columns';
import { GridStyle } from './grid/grid-style';
import { MessageGrid, type GridHandle } from './grid/MessageGrid';
import { FailedMessages, FindBar, MissingMessage, Nothing } from './lazy-tools';
import { useOpenedMessage } from './paging/use-opened-message';
import { useRows } from './paging/use-rows';
import { useShownExecution } from './paging/use-shown-execution';
import { useMessageLocation } from './paging/use-message-location';
import { useReader } from './rows/use-reader';
import { TableFrame, type HeadSlots } from './TableFrame';
import { TableHead } from './TableHead';
import { useTableKeys } from './use-table-keys';
import { useTableLook } from './use-table-look';

export type MessageTableProps = {
  /** Undefined while the first rows are loading. */
  execution: Execution | undefined;
  /** In place of the rows until then. */
  placeholder?: ReactNode;
  /** The first rows are being searched. */
  isBusy?: boolean;
  /** What each row shows below its fields. */
  rowParts: RowParts;
  /** The requested sort; the rows may still be those of the previous one. */
  sort: SearchRequest['sort'];
  onSortChange: (change: SortChange) => void;
  /** Title and menu, when shown as a widget among others. */
  widget?: WidgetChrome;
  /** What the head says about the age of the rows; later ones may wait while users read. */
  asOf?: (isLatest: boolean) => ReactNode;
  /** The id of an additional table, whose open messages are not in the address. */
  tableId?: string;
  /** Searches a wider window; undefined at the widest. */
  onWiden: (() => void) | undefined;
} & ValueActions;

/**
 * The rows of a search. A different search starts at the top. Another run of the same search keeps
 * the scroll position and everything open in the table, because decorators often arrive after the
 * first rows.
 */
export function MessageTable({
  widget,
  execution,
  placeholder,
  isBusy,
  ...props
}: MessageTableProps) {
  return (
    <TableFrame widget={widget} isBusy={isBusy}>
      {(head) =>
        execution ? (
          <Table key={keyOf(execution)} {...props} execution={execution} head={head} />
        ) : (
          placeholder
        )
      }
    </TableFrame>
  );
}

function keyOf({ request: { decorators: _, ...search } }: Execution): string {
  return JSON.stringify(search);
}

type TableProps = Omit<MessageTableProps, 'widget' | 'placeholder' | 'isBusy' | 'execution'> & {
  execution: Execution;
  head: HeadSlots;
};

function Table({
  execution: latest,
  head,
  asOf,
  tableId,
  columns,
  sort,
  rowParts,
  onColumnsChange,
  onSortChange,
  onQueryChange,
  onWiden,
}: TableProps) {
  const { zone } = useSession();
  const [opened, onOpenedChange] = useOpenedMessage(
    latest.messages?.messages ?? [],
    tableId !== undefined,
  );
  const { page, isReadOnly = false } = useView();
  const reader = useReader({
    opened,
    onOpenedChange,
    search: searchName(latest.request, page.run, tableId),
    table: tableId ?? '',
    selects: !isReadOnly,
  });
  const { shown, fresh, showLatest } = useShownExecution(
    latest,
    // Nobody can ask for newer rows there.
    reader.reading && !isReadOnly,
  );
  const table = useRows(shown);
  const { rows, rowOf, firstRows } = table;
  const { location, message } = useMessageLocation(opened, table, shown);
  const { choices, look, onFindChange } = useTableLook(zone, columns, rowParts, !isReadOnly);
  const { copy, copied } = useCopyMessage();
  const total = shown.total ?? shown.messages?.total_results ?? 0;
  const { pinned } = choices;
  const seen = useMemo(
    () => pinnedFirst(visibleColumns(columns, firstRows), pinned),
    [columns, firstRows, pinned],
  );
  const { effectiveRange } = shown;
  const actions = useMemo(
    (): FieldActions => ({
      column: {
        isShown: (field) => columns.includes(field),
        toggle: (field) => onColumnsChange((now) => toggleColumn(now, field)),
      },
      onQueryChange,
      searchRange: effectiveRange,
    }),
    [columns, onColumnsChange, onQueryChange, effectiveRange],
  );
  const grid = useRef<GridHandle>(null);
  const findBox = useRef<HTMLInputElement>(null);
  useTableKeys(() => grid.current?.focus());

  return (
    <>
      <TableHead
        slots={head}
        rows={rows}
        selected={reader.selection.keys}
        onSelect={reader.selectAll}
        total={total}
        isReadOnly={isReadOnly}
        fresh={fresh}
        asOf={asOf?.(shown === latest)}
        onShowLatest={() => {
          reader.reset();
          showLatest();
        }}
        choices={choices}
        columns={columns}
        seen={seen}
        onColumnsChange={onColumnsChange}
      />
      {choices.find !== undefined && (
        <FindBar
          text={choices.find}
          box={findBox}
          rows={rows}
          columns={look.messageRow ? [...seen, 'message'] : seen}
          zone={zone}
          raw={look.raw}
          active={reader.active === undefined ? undefined : rowOf.get(reader.active)}
          onFind={onFindChange}
          onGo={(row) => grid.current?.goTo(row)}
          onClose={() => {
            choices.setFind(undefined);
            grid.current?.focus();
          }}
        />
      )}
      {opened !== undefined && (
        <MissingMessage
          location={location}
          name={opened}
          message={message}
          request={shown.request}
          onClose={() => onOpenedChange(undefined)}
        />
      )}
      {!latest.messages && <FailedMessages errors={latest.errors} />}
      {shown.messages && rows.length === 0 && <Nothing execution={shown} onWiden={onWiden} />}
      {rows.length > 0 && (
        <GridStyle>
          <MessageGrid
            key={reader.generation}
            ref={grid}
            rows={table}
            columns={seen}
            pinned={seen.filter((column) => pinned.includes(column)).length}
            total={total}
            sort={sort}
            sortedBy={shown.request.sort}
            look={look}
            compact={choices.compact}
            reader={reader}
            opened={opened}
            openedIsBelow={location === 'below'}
            onSortChange={onSortChange}
            onCopy={copy}
            onFind={() => {
              if (isReadOnly) return;
              choices.setFind(choices.find ?? '');
              findBox.current?.focus();
            }}
            onRaw={() => choices.setRaw(!choices.raw)}
            moves={{
              onMove: (column, beside, side) =>
                onColumnsChange((now) => moveColumnBeside(now, column, beside, side)),
              onPin: choices.togglePinned,
            }}
            actions={actions}
          />
        </GridStyle>
      )}
      <VisuallyHidden role="status">{copied}</VisuallyHidden>
    </>
  );
}

/** Copies a whole message as JSON, and what to announce about it. */
function useCopyMessage() {
  const [copied, setCopied] = useState('');
  const wholeOf = useWholeMessages();
  const announceCopy = (done: boolean) =>
    setCopied(t(done ? 'messages.copied' : 'messages.copyFailed'));
  const copy = (message: ResultMessage) =>
    void wholeOf(message)
      .json()
      .then(copyText)
      .catch(() => false)
      .then(announceCopy);
  return { copy, copied };
}

/** Additional tables are searched in another window by each run. */
const searchName = (
  { query, streams, sort, range }: SearchRequest,
  run: string,
  tableId: string | undefined,
): string => JSON.stringify([run, query, streams, sort, tableId === undefined ? range : null]);
