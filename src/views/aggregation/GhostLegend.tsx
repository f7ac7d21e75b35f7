import styled from 'styled-components';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { ghostName, type GhostSeries } from './data/ghost-series';

/** The dashed lines: by name if there is one per window, else by window. */
export function GhostLegend({ ghosts }: { ghosts: readonly GhostSeries[] }) {
  const windows = new Map<GhostWindow, readonly GhostSeries[]>();
  for (const one of ghosts) windows.set(one.window, [...(windows.get(one.window) ?? []), one]);
  return (
    <List>
      {[...windows].map(([window, [first, ...others]]) => (
        <li key={window}>
          <Dashes
            aria-hidden
            style={others.length === 0 ? { borderColor: first?.colour } : undefined}
          />
          {others.length === 0 ? first?.name : ghostName(window)}
        </li>
      ))}
    </List>
  );
}

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

const Dashes = styled.span`
  width: 1.4em;
  border-top: ${({ theme }) => `${theme.line.strong} dashed ${theme.color.muted}`};
  opacity: 0.7;
`;
