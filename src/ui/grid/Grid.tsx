import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import styled, { useTheme } from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { useElementWidth } from '@/ui/measure/use-element-width';
import { useWholePage } from '@/ui/measure/whole-page';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { Gap } from './Gap';
import { paperStyle } from './paper-style';
import { GRID_HANDLE } from './grid-handle';
import { preventInlineStyle } from './prevent-inline-style';
import {
  changedPositions,
  columnsOf,
  gapsOf,
  POSITION_COLUMNS,
  positionOfGap,
  roomFor,
  steppedAll,
  toLayout,
  type GridPosition,
  type GridPositions,
  type GridStep,
} from './grid-layout';

export type GridTexts = {
  handle: (title: string) => string;
  resize: (title: string) => string;
  placed: (title: string, col: number, row: number, width: number, height: number) => string;
  /** Offered in empty cells. */
  create: string;
};
export type GridProps = {
  /** Accessible name. */
  label: string;
  items: readonly { id: string; title: string }[];
  positions: GridPositions;
  onPositions: (positions: GridPositions) => void;
  /** Disables moving and resizing. */
  locked?: boolean;
  /** Called when the handle of an item is pressed by keyboard, or with Ctrl or Shift. */
  onSelect?: (id: string, how: { extends: boolean }) => void;
  /** Items that are moved and resized together by keyboard. */
  selected?: ReadonlySet<string> | undefined;
  /** Offered in empty cells, unless the grid is locked. */
  onCreate?: (position: GridPosition) => void;
  /** Renders an item, which fills its cell; `handle` moves it by pointer or keyboard. */
  render: (id: string, handle: ReactNode) => ReactNode;
  texts: GridTexts;
};

preventInlineStyle();

/**
 * Items on a grid of columns. They are dragged by their handles and resized at their corners, or
 * both with arrow keys on the handle.
 */
export function Grid({
  label,
  items,
  positions,
  onPositions,
  locked = false,
  onCreate,
  onSelect,
  selected = NONE,
  render,
  texts,
}: GridProps) {
  const { width, ref } = useElementWidth();
  const theme = useTheme();
  const [said, setSaid] = useState('');
  // On paper the grid is as it is stored, whatever the width.
  const isPaper = useWholePage() === 'paper';
  const room = isPaper ? POSITION_COLUMNS : roomFor(width);
  const ids = items.map(({ id }) => id).join('\n');
  const layout = useMemo(
    () => toLayout(ids === '' ? [] : ids.split('\n'), positions, room),
    [ids, positions, room],
  );
  const columns = columnsOf(room);
  const gap = Number.parseFloat(theme.space.m);
  const row = Number.parseFloat(theme.height.gridRow);
  const column = (width - gap * (columns - 1)) / columns;

  const change = (after: Layout) => {
    const changed = changedPositions(positions, layout, after, columns);
    if (Object.keys(changed).some((id) => changed[id] !== positions[id])) onPositions(changed);
  };
  const step = (event: KeyboardEvent, id: string, title: string) => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    const moved = selected.has(id) ? [...selected] : [id];
    const after = steppedAll(layout, moved, by, columns);
    change(after);
    const item = after.find(({ i }) => i === id);
    if (item) setSaid(texts.placed(title, item.x + 1, item.y + 1, item.w, item.h));
  };

  return (
    <Root ref={ref} role="group" aria-label={label} style={{ '--grid-columns': columns }}>
      {width > 0 && (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{
            cols: columns,
            rowHeight: row,
            margin: [gap, gap],
            containerPadding: [0, 0],
          }}
          dragConfig={{ enabled: !locked, handle: `[${GRID_HANDLE}]` }}
          resizeConfig={{ enabled: !locked, handles: ['se'] }}
          onDragStop={change}
          onResizeStop={change}
        >
          {items.map(({ id, title }) => (
            <div key={id} style={{ gridArea: areaOf(layout, id) }}>
              {render(
                id,
                !locked && (
                  <Handle
                    {...{ [GRID_HANDLE]: '' }}
                    type="button"
                    aria-label={texts.handle(title)}
                    title={texts.resize(title)}
                    onKeyDown={(event) => step(event, id, title)}
                    onClick={(event) => {
                      const { detail, shiftKey, ctrlKey, metaKey } = event;
                      // Dragging with the pointer ends with a click, too.
                      if (detail === 0 || shiftKey || ctrlKey || metaKey)
                        onSelect?.(id, { extends: shiftKey });
                    }}
                  >
                    <GripVertical aria-hidden size="1.1em" />
                  </Handle>
                ),
              )}
            </div>
          ))}
        </GridLayout>
      )}
      {!locked &&
        onCreate &&
        width > 0 &&
        gapsOf(layout, room).map(({ x, y, w, h }) => (
          <Gap
            key={`${x} ${y}`}
            type="button"
            style={{
              left: x * (column + gap),
              top: y * (row + gap),
              width: w * (column + gap) - gap,
              height: h * (row + gap) - gap,
            }}
            onClick={() => onCreate(positionOfGap({ x, y, w, h }))}
          >
            <Plus aria-hidden size="1.1em" />
            {texts.create}
          </Gap>
        ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

/** Where an item is on paper, where the browser places the items. */
const areaOf = (layout: Layout, id: string) => {
  const item = layout.find(({ i }) => i === id);
  return item && `${item.y + 1} / ${item.x + 1} / span ${item.h} / span ${item.w}`;
};

const NONE: ReadonlySet<string> = new Set();

function stepOf({ key, shiftKey }: KeyboardEvent): GridStep | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? { dw: -1 } : { dx: -1 };
    case 'ArrowRight':
      return shiftKey ? { dw: 1 } : { dx: 1 };
    case 'ArrowUp':
      return shiftKey ? { dh: -1 } : { dy: -1 };
    case 'ArrowDown':
      return shiftKey ? { dh: 1 } : { dy: 1 };
    default:
      return undefined;
  }
}

const Root = styled.div`
  position: relative;
  contain: inline-size;
  &:has(.react-draggable-dragging, .resizing) > button {
    display: none;
  }
  .react-grid-layout {
    position: relative;
    transition: height ${({ theme }) => theme.motion.quick};
  }
  .react-grid-item {
    transition:
      transform ${({ theme }) => theme.motion.quick},
      width ${({ theme }) => theme.motion.quick},
      height ${({ theme }) => theme.motion.quick};
  }
  .react-grid-item.resizing,
  .react-grid-item.react-draggable-dragging {
    transition: none;
    z-index: ${({ theme }) => theme.layer.sticky};
  }
  .react-grid-placeholder {
    border-radius: ${({ theme }) => theme.radius.large};
    background: ${({ theme }) => theme.color.accentSoft};
    outline: ${({ theme }) => theme.line.hair} dashed ${({ theme }) => theme.color.accent};
  }
  .react-resizable-handle {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    width: ${({ theme }) => theme.space.l};
    height: ${({ theme }) => theme.space.l};
    cursor: se-resize;
  }
  .react-resizable-handle::after {
    content: '';
    box-sizing: border-box;
    position: absolute;
    inset-inline-end: ${({ theme }) => theme.space.xs};
    bottom: ${({ theme }) => theme.space.xs};
    width: ${({ theme }) => theme.space.s};
    height: ${({ theme }) => theme.space.s};
    border: 0 solid ${({ theme }) => theme.color.lineStrong};
    border-width: 0 ${({ theme }) => `${theme.line.strong} ${theme.line.strong}`} 0;
    border-end-end-radius: ${({ theme }) => theme.radius.small};
  }
  .react-resizable-handle:hover::after {
    border-color: ${({ theme }) => theme.color.accent};
  }
  .react-resizable-hide > .react-resizable-handle {
    display: none;
  }
  ${paperStyle}
  @media (prefers-reduced-motion: reduce) {
    .react-grid-layout,
    .react-grid-item {
      transition: none;
    }
  }
`;

const Handle = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  flex: none;
  color: ${({ theme }) => theme.color.faint};
  cursor: grab;
  touch-action: none;
  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;
