import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export type ResizablePanesProps = {
  /** Width of the first pane, as a fraction from 0 to 1 or in pixels; stored by the owner. */
  value: number;
  onChange: (value: number) => void;
  unit?: 'part' | 'pixels';
  /** Restored by a double click or Enter on the separator. */
  initial?: number;
  min?: number;
  max?: number;
  /** Accessible name of the separator. */
  label: string;
  /**
   * Undefined renders the second pane alone, which keeps its state when the first comes and goes.
   */
  first: ReactNode;
  second: ReactNode;
};

/** Steps of the arrow keys, without and with Shift. */
const STEPS = { part: [0.02, 0.1], pixels: [10, 50] } as const;

/** Two panes with a separator that is moved by dragging or with arrow keys. */
export function ResizablePanes({
  value,
  onChange,
  unit = 'part',
  initial = 0.5,
  min = 0.15,
  max = 0.85,
  label,
  first,
  second,
}: ResizablePanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isPart = unit === 'part';
  const set = (next: number) =>
    onChange(
      Math.min(max, Math.max(min, isPart ? Math.round(next * 1_000) / 1_000 : Math.round(next))),
    );
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box || box.width === 0) return;
    const offset = event.clientX - box.left;
    set(isPart ? offset / box.width : offset);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueByKey(event, { value, initial, min, max, unit });
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const told = (one: number) => (isPart ? Math.round(one * 100) : one);
  const tracks = isPart
    ? `minmax(0, ${value}fr) auto minmax(0, ${1 - value}fr)`
    : `${value}px auto minmax(0, 1fr)`;
  const hasFirst = first !== undefined;
  return (
    <Frame ref={frame} style={{ gridTemplateColumns: hasFirst ? tracks : 'minmax(0, 1fr)' }}>
      {hasFirst && <Pane $alone={false}>{first}</Pane>}
      {hasFirst && (
        <Line
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuenow={told(value)}
          aria-valuemin={told(min)}
          aria-valuemax={told(max)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onDoubleClick={() => set(initial)}
          onKeyDown={onKeyDown}
        />
      )}
      <Pane $alone={!hasFirst}>{second}</Pane>
    </Frame>
  );
}

function valueByKey(
  { key, shiftKey }: KeyboardEvent,
  {
    value,
    initial,
    min,
    max,
    unit,
  }: Required<Pick<ResizablePanesProps, 'value' | 'initial' | 'min' | 'max' | 'unit'>>,
): number | undefined {
  const step = STEPS[unit][shiftKey ? 1 : 0];
  switch (key) {
    case 'ArrowLeft':
      return value - step;
    case 'ArrowRight':
      return value + step;
    case 'Home':
      return min;
    case 'End':
      return max;
    case 'Enter':
      return initial;
    default:
      return undefined;
  }
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  width: 100%;
  height: 100%;
  min-width: 0;
  @media print {
    display: block;
    height: auto;
  }
`;

/** A pane that is alone scrolls with the page or on its own. */
const Pane = styled.div<{ $alone: boolean }>`
  min-width: 0;
  overflow: ${({ $alone }) => ($alone ? 'visible' : 'auto')};
  @media print {
    overflow: visible;
  }
`;

/** A thin line with a hit area wide enough for pointers. */
const Line = styled.div`
  position: relative;
  z-index: 1;
  width: ${({ theme }) => theme.line.hair};
  background: ${({ theme }) => theme.color.line};
  cursor: col-resize;
  touch-action: none;
  @media print {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -${({ theme }) => theme.space.xs};
  }
  &:hover,
  &:active,
  &:focus-visible {
    background: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 ${({ theme }) => theme.line.hair} ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    &::after {
      inset-inline: -${({ theme }) => theme.space.m};
    }
  }
`;
