import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Mark } from '@/domain/search/drill-down/mark';
import { TooltipBox } from '@/ui/tooltip/TooltipBox';
import { MarkMenu } from '@/views/drill-down/MarkMenu';
import type { Figure } from '@/views/drill-down/use-mark-items';
import { MapTip } from './MapTip';

type PointMenuProps = {
  label: string;
  tip: Parameters<typeof MapTip>[0];
  mark: Mark;
  figure: Figure | undefined;
  opened: readonly [open: boolean, setOpen: (open: boolean) => void];
  focusMap: () => void;
};

/** Marks the active point of a map; shows its values above it and, once pressed, a menu below. */
export function PointMenu({ label, tip, mark, figure, opened, focusMap }: PointMenuProps) {
  const [ring, setRing] = useState<HTMLElement | null>(null);
  const tipId = useId();
  return (
    <Fill ref={setRing}>
      <MarkMenu
        label={label}
        opened={opened}
        // The map is the tab stop: after the menu, the focus goes back to it.
        trigger={<Ring type="button" tabIndex={-1} aria-label={label} onFocus={focusMap} />}
        mark={mark}
        figure={figure}
      />
      {ring && (
        <TooltipBox
          id={tipId}
          anchor={ring}
          placement="top"
          onPointerEnter={nothing}
          onPointerLeave={nothing}
          onClose={nothing}
        >
          <MapTip {...tip} />
        </TooltipBox>
      )}
    </Fill>
  );
}

/** The tip is closed by the map, which knows the active point. */
const nothing = () => undefined;

const Fill = styled.div`
  height: 100%;
`;

const Ring = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.text};
  border-radius: 50%;
  background: none;
  box-shadow: 0 0 0 ${({ theme }) => theme.line.hair} ${({ theme }) => theme.color.surface};
`;
