import { Suspense } from 'react';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';
import type { LegendActions, LegendEntry } from './legend-entry';
import { Swatch } from './Swatch';

type LegendProps = LegendActions & {
  entries: readonly LegendEntry[];
  /** Series with a colour that differs from the default. */
  chosen: ReadonlyMap<string, string>;
};

/** Maps colours to series. Each entry opens its colour and the actions on its values. */
export function Legend({ entries, chosen, ...actions }: LegendProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Popover
            label={t('legend.configuration', { name: entry.name })}
            trigger={
              <Entry
                type="button"
                aria-label={t('legend.configuration', { name: entry.name })}
                title={entry.name}
              >
                <Swatch style={{ background: entry.colour }} />
                {entry.name}
              </Entry>
            }
          >
            {(close) => (
              <Suspense fallback={null}>
                <LegendPanel
                  entry={entry}
                  isChosen={chosen.has(entry.key)}
                  onClose={close}
                  {...actions}
                />
              </Suspense>
            )}
          </Popover>
        </li>
      ))}
    </List>
  );
}

const LegendPanel = lazyComponent(
  withTexts(['widgets', 'controls'], async () => (await import('./LegendPanel')).LegendPanel),
);

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
    max-width: 20em;
    overflow: clip;
    overflow-clip-margin: ${({ theme }) => theme.space.xs};
  }
`;

const Entry = styled.button`
  ${plainButton}
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
