import styled from 'styled-components';

/** A line without axes, as high as its greatest value; what it says must stand in words beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => `${index},${1 - value / most}`).join(' ');
  return (
    <Frame viewBox={`0 -0.1 ${Math.max(1, values.length - 1)} 1.2`} preserveAspectRatio="none" aria-hidden>
      <polyline points={values.length === 1 ? `${points} 1,${1 - (values[0] ?? 0) / most}` : points} />
    </Frame>
  );
}

const Frame = styled.svg`
  width: 4.5em;
  height: 1.6em;
  overflow: visible;
  polyline { fill: none; stroke: ${({ theme }) => theme.color.accent}; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
`;
