import X from 'lucide-react/icons/x';
import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { useLatest } from '@/ui/latest/use-latest';
import { clamped, type Box } from './floating-box';

/** Milliseconds without a resize event after which the dialog moves back into the window. */
const RESIZE_PAUSE = 150;
const STEP = 16;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export type FloatingDialogProps = {
  title: string;
  box: Box;
  onBox: (box: Box) => void;
  onClose: () => void;
  texts: { close: string; move: string; resize: string };
  children: ReactNode;
};

/**
 * A non-modal window over the page. It is moved by its head and resized by its corner, with the
 * pointer or the arrow keys.
 */
export function FloatingDialog({
  title,
  box,
  onBox,
  onClose,
  texts,
  children,
}: FloatingDialogProps) {
  const titleId = useId();
  const [dragged, setDragged] = useState<Box>();
  const latest = useLatest({ box, onBox });
  const shown = dragged ?? box;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clampAgain = () => {
      const { box: before, onBox: update } = latest.current;
      const now = clamped(before, windowSize());
      if (JSON.stringify(now) !== JSON.stringify(before)) update(now);
    };
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(clampAgain, RESIZE_PAUSE);
    };
    addEventListener('resize', resized);
    return () => {
      removeEventListener('resize', resized);
      clearTimeout(timer);
    };
  }, [latest]);

  const handle = (change: (from: Box, x: number, y: number) => Box) => ({
    onPointerDown: (down: PointerEvent<HTMLElement>) => {
      if (
        down.button !== 0 ||
        (down.target instanceof Element &&
          down.target.closest('button') !== null &&
          down.target.closest('button') !== down.currentTarget)
      )
        return;
      const grip = down.currentTarget;
      grip.setPointerCapture(down.pointerId);
      const boxAt = (event: { clientX: number; clientY: number }) =>
        clamped(
          change(box, event.clientX - down.clientX, event.clientY - down.clientY),
          windowSize(),
        );
      const move = (event: globalThis.PointerEvent) => setDragged(boxAt(event));
      const end = (event: globalThis.PointerEvent) => {
        grip.removeEventListener('pointermove', move);
        grip.removeEventListener('pointerup', end);
        grip.removeEventListener('pointercancel', end);
        setDragged(undefined);
        onBox(boxAt(event));
      };
      grip.addEventListener('pointermove', move);
      grip.addEventListener('pointerup', end);
      grip.addEventListener('pointercancel', end);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      onBox(clamped(change(box, ...step), windowSize()));
    },
  });

  return (
    <Frame
      role="dialog"
      aria-labelledby={titleId}
      style={shown}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head {...handle((from, x, y) => ({ ...from, left: from.left + x, top: from.top + y }))}>
        <Title
          id={titleId}
          tabIndex={0}
          role="heading"
          aria-level={2}
          aria-description={texts.move}
        >
          {title}
        </Title>
        <IconButton label={texts.close} icon={<X aria-hidden size="1.25em" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      <Corner
        type="button"
        aria-label={texts.resize}
        title={texts.resize}
        {...handle((from, x, y) => ({ ...from, width: from.width + x, height: from.height + y }))}
      />
    </Frame>
  );
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });

const Frame = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.window};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xs}
    ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  cursor: move;
  touch-action: none;
  user-select: none;
`;

const Title = styled.div`
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Body = styled.div`
  display: grid;
  min-height: 0;
`;

const Corner = styled.button`
  position: absolute;
  right: 0;
  bottom: 0;
  width: ${({ theme }) => theme.space.l};
  height: ${({ theme }) => theme.space.l};
  padding: 0;
  border: 0;
  background: linear-gradient(
    135deg,
    transparent 55%,
    ${({ theme }) => theme.color.lineStrong} 55% 62%,
    transparent 62% 75%,
    ${({ theme }) => theme.color.lineStrong} 75% 82%,
    transparent 82%
  );
  cursor: nwse-resize;
  touch-action: none;
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.space.xl};
    height: ${({ theme }) => theme.space.xl};
  }
`;
