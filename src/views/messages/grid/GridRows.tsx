import { useState, type ReactNode } from 'react';
import type { ResultMessage } from '@/contract/search';
import { levelOf } from '@/domain/format/level';
import { useStableWhilePressed } from '@/ui/press/use-stable-while-pressed';
import { messageKey } from '../paging/paging';
import { MessageCells, type RowLook } from '../rows/MessageRow';
import type { Reader } from '../rows/use-reader';
import { rowSlots, TAIL } from './row-slots';
import type { GridLayout } from './use-grid-layout';

type GridRowsProps = {
  /** Prefix of the row ids, which `aria-activedescendant` refers to. */
  id: string;
  layout: GridLayout;
  rows: readonly ResultMessage[];
  columns: readonly string[];
  look: RowLook;
  reader: Reader;
  renderDetails: (message: ResultMessage) => ReactNode;
  tail: ReactNode;
};

export function GridRows({
  id,
  layout: { entries, virtualizer, narrow, measured, headHeight },
  rows,
  columns,
  look,
  reader,
  renderDetails,
  tail,
}: GridRowsProps) {
  const [slots] = useState(rowSlots);
  // At rest elements are put in order again, but not below a pointer that is down.
  const isUnsettled = useStableWhilePressed(virtualizer.isScrolling) || virtualizer.isScrolling;
  const items = new Map(virtualizer.getVirtualItems().map((item) => [item.key, item]));
  return (
    <div role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
      {slots([...items.keys()], isUnsettled).map(({ key, element }) => {
        const { index = 0, start = 0 } = items.get(key) ?? {};
        const entry = entries.at(index);
        const style = { transform: `translateY(${start - headHeight}px)` };
        if (entry.kind === 'tail')
          return (
            <div
              key={TAIL}
              ref={virtualizer.measureElement}
              data-index={index}
              data-tail
              style={style}
            >
              {tail}
            </div>
          );
        const message = rows[entry.row];
        if (!message) return null;
        const name = messageKey(message);
        if (entry.kind === 'details') {
          return (
            <div
              key={element}
              ref={virtualizer.measureElement}
              role="row"
              aria-level={2}
              data-index={index}
              data-details={name}
              style={style}
            >
              <div role="gridcell" aria-colspan={columns.length + 1}>
                {renderDetails(message)}
              </div>
            </div>
          );
        }
        return (
          <div
            key={element}
            ref={measured ? virtualizer.measureElement : undefined}
            role="row"
            id={`${id}-${name}`}
            aria-level={1}
            aria-rowindex={entry.row + 2}
            aria-expanded={reader.expanded.has(name)}
            aria-selected={reader.selection.keys.has(name)}
            data-index={index}
            data-line
            data-row={name}
            data-active={name === reader.active || undefined}
            data-level={levelOf(message.message['level'])}
            data-wrap={look.wrap || narrow || undefined}
            data-narrow={narrow || undefined}
            style={style}
          >
            <MessageCells
              message={message}
              columns={columns}
              look={narrow && !look.wrap ? narrowLook(look) : look}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Folded rows always wrap. Cached per look, or every row would render again. */
function narrowLook(look: RowLook): RowLook {
  const known = narrowLooks.get(look);
  if (known) return known;
  const folded = { ...look, wrap: true, pins: [] };
  narrowLooks.set(look, folded);
  return folded;
}

const narrowLooks = new WeakMap<RowLook, RowLook>();
