import styled from 'styled-components';
import type { Mark } from '@/domain/search/drill-down/mark';
import { MarkMenu } from './MarkMenu';
import type { Figure } from './use-mark-items';

/** A mark whose menu is open, and where in its chart: in pixels, or as CSS lengths. */
export type OpenMark = {
  mark: Mark;
  figure?: Figure | undefined;
  label: string;
  at: { left: number | string; top: number | string };
};

type MarkSpotProps = {
  open: OpenMark;
  onClose: () => void;
  /** Returns the focus to the chart, which is the tab stop. */
  focusChart: () => void;
};

/** Opens the menu of a mark at its place in a chart, whose marks are no elements of the page. */
export function MarkSpot({
  open: { mark, figure, label, at },
  onClose,
  focusChart,
}: MarkSpotProps) {
  return (
    <MarkMenu
      label={label}
      mark={mark}
      figure={figure}
      opened={[true, (isOpen) => !isOpen && onClose()]}
      trigger={
        <Spot type="button" tabIndex={-1} aria-label={label} style={at} onFocus={focusChart} />
      }
    />
  );
}

const Spot = styled.button`
  position: absolute;
  width: 0;
  height: 0;
  padding: 0;
  border: none;
  overflow: hidden;
`;
