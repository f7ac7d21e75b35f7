import styled from 'styled-components';

/**
 * A line without axes, scaled to its maximum, with the newest of `slots` values at the right end.
 * Decorative: the caller states the values as text.
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
