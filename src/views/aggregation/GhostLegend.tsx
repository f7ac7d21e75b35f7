import styled, { useTheme } from 'styled-components';
import { t } from '@/shared/texts/t';
import { ghostName, type GhostSeries } from './data/charts/ghost-series';
import type { Ghost } from './data/ghost-tables';

type GhostLegendProps = { windows: readonly Ghost[]; ghosts: readonly GhostSeries[] };

/** The lines of earlier windows: by name if there is one per window, else by window. */
export function GhostLegend({ windows, ghosts }: GhostLegendProps) {
  const theme = useTheme();
  return (
    <List>
      {windows.map(({ window, result }) => {
        const drawn = ghosts.filter(
          (one) => one.window === window && one.values.some((value) => value !== undefined),
        );
        const [first, ...others] = drawn;
        if (!first)
          return (
            <li key={window}>
              {t(result ? 'widgets.ghostEmpty' : 'widgets.ghostFailed', {
                window: ghostName(window),
              })}
            </li>
          );
        const look = {
          name: others.length === 0 ? first.name : ghostName(window),
          colour: others.length === 0 ? first.colour : theme.color.muted,
          dashes: PATTERNS[first.dash],
        };
        return (
          <li
            key={window}
            // For pictures that are taken away.
            data-ghost={look.name}
            data-colour={look.colour}
            data-dashes={look.dashes}
          >
            <Line aria-hidden viewBox="0 0 20 2" preserveAspectRatio="none">
              <path
                d="M0 1H20"
                stroke={look.colour}
                strokeWidth="2"
                strokeDasharray={look.dashes}
              />
            </Line>
            {look.name}
          </li>
        );
      })}
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
