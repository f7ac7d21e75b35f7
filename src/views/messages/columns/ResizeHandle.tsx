import { useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';

type ResizeHandleProps = {
  column: string;
  onResize: (column: string, width: number, done: boolean) => void;
  onFit: (column: string) => void;
};

export function ResizeHandle({ column, onResize, onFit }: ResizeHandleProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const follow = (event: PointerEvent<HTMLElement>, done: boolean) => {
    if (!drag.current) return;
    const { x, width } = drag.current;
    // A press without movement is half of a double click.
    if (event.clientX !== x) onResize(column, width + event.clientX - x, done);
    if (done) drag.current = undefined;
  };
  return (
    <Handle
      title={t('messages.resize')}
      onPointerDown={begin}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => follow(event, true)}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      onDoubleClick={() => onFit(column)}
    />
  );
}

const Handle = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: ${({ theme }) => theme.space.s};
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset: 25% 0 25% auto;
    width: ${({ theme }) => theme.line.hair};
    background: ${({ theme }) => theme.color.line};
  }
  *:last-child > &:not(:hover, :active)::after {
    display: none;
  }
  &:hover::after,
  &:active::after {
    inset-block: 0;
    width: ${({ theme }) => theme.line.strong};
    background: ${({ theme }) => theme.color.accent};
  }
`;
