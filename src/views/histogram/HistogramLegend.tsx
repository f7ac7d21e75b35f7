import styled, { useTheme } from 'styled-components';
import { levelGroupName } from '@/shared/message/text/group-name';
import { levelColour } from './level-colour';

/** Maps colours to levels; the most severe comes first and is stacked on top. */
export function HistogramLegend({ levels }: { levels: readonly string[] }) {
  const theme = useTheme();
  return (
    <List>
      {levels.map((level) => (
        <li key={level}>
          <Swatch style={{ background: levelColour(level, theme) }} />
          {levelGroupName(level)}
        </li>
      ))}
    </List>
  );
}

export const Swatch = styled.span`
  display: inline-block;
  width: 0.7em;
  height: 0.7em;
  margin-right: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.line.strong};
  forced-color-adjust: none;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  margin: 0 0 0 ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  white-space: nowrap;
  li {
    max-width: 20em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
