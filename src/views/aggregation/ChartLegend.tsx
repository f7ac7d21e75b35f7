import styled from 'styled-components';
import type { PlottedSeries } from '@/ui/chart/SeriesChart';

/** Maps colours to series. A single series needs none: the widget title names it. */
export function ChartLegend({
  series,
}: {
  series: readonly Pick<PlottedSeries, 'name' | 'colour'>[];
}) {
  if (series.length < 2) return null;
  return (
    <List>
      {series.map(({ name, colour }) => (
        <li key={name} title={name}>
          <Swatch style={{ background: colour }} />
          {name}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  max-height: 3.2em;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  overflow: auto;
  li {
    max-width: 24em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Swatch = styled.span`
  display: inline-block;
  width: 0.7em;
  height: 0.7em;
  margin-inline-end: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.line.strong};
  forced-color-adjust: none;
`;
