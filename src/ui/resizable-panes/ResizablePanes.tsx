import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export type ResizablePanesProps = {
  /** Part of the width that the first pane takes, from 0 to 1; its owner remembers it. */
  value: number;
  onChange: (part: number) => void;
  /** Where a double click and Enter lead back to. */
  initial?: number;
  min?: number;
  max?: number;
  /** Names the line between the panes. */
  label: string;
  first: ReactNode;
  second: ReactNode;
};

const STEP = 0.02;
const LARGE_STEP = 0.1;

/** Two panes and a line between them that pointers drag and arrows move. */
export function ResizablePanes({ value, onChange, initial = 0.5, min = 0.15, max = 0.85, label, first, second }: ResizablePanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const set = (part: number) => onChange(Math.min(max, Math.max(min, Math.round(part * 1_000) / 1_000)));
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box || box.width === 0) return;
    set((event.clientX - box.left) / box.width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = partByKey(event, { value, initial, min, max });
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const percent = (part: number) => Math.round(part * 100);
  return (
    <Frame ref={frame} style={{ gridTemplateColumns: `minmax(0, ${value}fr) auto minmax(0, ${1 - value}fr)` }}>
      <Pane>{first}</Pane>
      <Line
        role="separator" tabIndex={0} aria-label={label} aria-orientation="vertical" aria-valuenow={percent(value)} aria-valuemin={percent(min)} aria-valuemax={percent(max)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)} onPointerMove={drag} onDoubleClick={() => set(initial)} onKeyDown={onKeyDown}
      />
      <Pane>{second}</Pane>
    </Frame>
  );
}

function partByKey({ key, shiftKey }: KeyboardEvent, { value, initial, min, max }: { value: number; initial: number; min: number; max: number }): number | undefined {
  const step = shiftKey ? LARGE_STEP : STEP;
  switch (key) {
    case 'ArrowLeft': return value - step;
    case 'ArrowRight': return value + step;
    case 'Home': return min;
    case 'End': return max;
    case 'Enter': return initial;
    default: return undefined;
  }
}

const Frame = styled.div`
  display: grid;
  width: 100%;
  min-width: 0;
`;

const Pane = styled.div`
  min-width: 0;
  overflow: auto;
`;

const Line = styled.div`
  position: relative;
  width: ${({ theme }) => theme.space.s};
  margin-inline: ${({ theme }) => theme.space.xs};
  cursor: col-resize;
  touch-action: none;
  &::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 50%; border-inline-start: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong}; }
  &:hover::before, &:active::before, &:focus-visible::before { border-color: ${({ theme }) => theme.color.accent}; border-width: ${({ theme }) => theme.line.strong}; }
  @media (pointer: coarse) { width: ${({ theme }) => theme.space.xl}; }
`;
