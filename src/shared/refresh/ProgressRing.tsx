import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/**
 * A CSS animation that fills once within `seconds`; a new `key` restarts it. Static for users who
 * prefer reduced motion.
 */
export function ProgressRing({ seconds, children }: { seconds: number; children: ReactNode }) {
  return (
    <Ring>
      <svg viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="9" pathLength="1" data-track />
        <circle cx="10" cy="10" r="9" pathLength="1" style={{ animationDuration: `${seconds}s` }} />
      </svg>
      {children}
    </Ring>
  );
}

const fill = keyframes`from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; }`;

const Ring = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.6em;
  height: 1.6em;
  > * {
    grid-area: 1 / 1;
  }
  > svg:first-child {
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-dasharray: 1;
    animation: ${fill} linear forwards;
  }
  circle[data-track] {
    opacity: 0.25;
    stroke-dasharray: none;
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    circle:not([data-track]) {
      animation: none;
      display: none;
    }
  }
`;
