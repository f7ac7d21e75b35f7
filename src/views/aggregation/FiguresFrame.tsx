import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FiguresSwitch } from './data/aggregation-view';

/** Around a chart or the table of its figures: the T key switches between them. */
export function FiguresFrame({
  asTable,
  children,
}: {
  asTable: FiguresSwitch | undefined;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const shown = asTable?.shown;
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // What had the focus is gone.
    frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget, defaultPrevented } = event;
    if (!asTable || key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey || defaultPrevented)
      return;
    // Not in a menu of the chart, where letters find entries.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    isPressed.current = true;
    asTable.toggle();
  };
  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  height: 100%;
`;
