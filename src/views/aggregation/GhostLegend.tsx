import styled, { useTheme } from 'styled-components';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { ghostName, type GhostSeries } from './data/ghost-series';

/** The lines of earlier windows: by name if there is one per window, else by window. */
export function GhostLegend({ ghosts }: { ghosts: readonly GhostSeries[] }) {
  const theme = useTheme();
  const windows = new Map<GhostWindow, readonly GhostSeries[]>();
  for (const one of ghosts) windows.set(one.window, [...(windows.get(one.window) ?? []), one]);
  return (
    <List>
      {[...windows].map(([window, [first, ...others]]) => (
        <li key={window}>
          <Line aria-hidden viewBox="0 0 20 2" preserveAspectRatio="none">
            <path
              d="M0 1H20"
              stroke={others.length === 0 ? first?.colour : theme.color.muted}
              strokeWidth="2"
              strokeDasharray={PATTERNS[first?.dash ?? 'dash']}
            />
          </Line>
          {others.length === 0 ? first?.name : ghostName(window)}
        </li>
      ))}
    </List>
  );
}

const PATTERNS = { dash: '6 4', dot: '2 3', dashdot: '6 3 2 3' } as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
  }
`;

const Line = styled.svg`
  width: 1.8em;
  height: ${({ theme }) => theme.line.strong};
`;
