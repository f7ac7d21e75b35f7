import styled from 'styled-components';

/**
 * A line without axes, as high as its greatest value, the newest of `slots` values at its right
 * end; none where there is nothing to tell. What it says must stand in words beside it.
 */
export function Sparkline({ values, slots }: { values: readonly number[]; slots: number }) {
  const most = Math.max(1, ...values);
  const shown = values.slice(-slots);
  const points = shown
    .map((value, index) => `${slots - shown.length + index},${1 - value / most}`)
    .join(' ');
  return (
    <Frame viewBox={`0 -0.1 ${slots - 1} 1.2`} preserveAspectRatio="none" aria-hidden>
      {shown.some((value) => value > 0) && <polyline points={points} />}
    </Frame>
  );
}

const Frame = styled.svg`
  width: 4.5em;
  height: 1.6em;
  overflow: visible;
  polyline {
    fill: none;
    stroke: ${({ theme }) => theme.color.accent};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;
