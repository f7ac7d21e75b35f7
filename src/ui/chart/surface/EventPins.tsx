import styled from 'styled-components';
import type { EventMark } from '../marks/event-marks';

/** The heads of the lines that mark events. */
export function EventPins({ marks, colour }: { marks: readonly EventMark[]; colour: string }) {
  return marks.map(({ x, at, count }) => (
    <Pin key={at} style={{ left: x, color: colour }} data-event={count} />
  ));
}

const Pin = styled.span`
  position: absolute;
  top: -${({ theme }) => theme.space.xs};
  width: ${({ theme }) => theme.space.s};
  height: ${({ theme }) => theme.space.s};
  background: currentcolor;
  clip-path: polygon(0 0, 100% 0, 100% 50%, 50% 100%, 0 50%);
  transform: translateX(-50%);
  forced-color-adjust: none;
`;
