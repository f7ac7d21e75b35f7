import styled from 'styled-components';

/** Positions and values of the line; undefined leaves a gap. */
export type SparkPoint = { x: number; y: number | undefined };

/** The viewport of the drawing, which is stretched to the available space. */
const [WIDTH, HEIGHT] = [100, 100];

/** A small line without axes that fills the available space. Captions are the caller's. */
export function Sparkline({
  points,
  from,
  to,
}: {
  points: readonly SparkPoint[];
  from: number;
  to: number;
}) {
  const lines = linesOf(points, { from, to });
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {lines.map((line) => (
        <g key={line.area}>
          <path className="area" d={line.area} />
          <path className="line" d={line.stroke} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </Drawing>
  );
}

/** One line for each run of points without a gap. A single point becomes a short dash. */
export function linesOf(
  points: readonly SparkPoint[],
  { from, to }: { from: number; to: number },
): { stroke: string; area: string }[] {
  const values = points.flatMap(({ y }) => (y === undefined ? [] : [y]));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const place = (x: number, y: number): [number, number] => [
    round(((x - from) / (to - from || 1)) * WIDTH),
    round(HEIGHT - ((y - least) / (most - least || 1)) * HEIGHT),
  ];
  const runs: [number, number][][] = [[]];
  for (const { x, y } of points) {
    if (y === undefined) runs.push([]);
    else runs.at(-1)?.push(place(x, y));
  }
  const zero = round(HEIGHT - ((0 - least) / (most - least || 1)) * HEIGHT);
  return runs.flatMap((run) => {
    const [[first = 0, height = 0] = []] = run;
    if (run.length === 0) return [];
    const all = run.length === 1 ? [...run, [first + 1, height]] : run;
    const last = all.at(-1)?.[0] ?? first;
    const stroke = `M${all.map((point) => point.join(' ')).join('L')}`;
    return [{ stroke, area: `${stroke}L${last} ${zero}L${first} ${zero}Z` }];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: ${({ theme }) => theme.line.strong};
  }
  .area {
    fill: currentColor;
    opacity: 0.14;
  }
`;
