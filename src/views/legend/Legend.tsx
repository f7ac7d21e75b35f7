import { Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';
import type { LegendActions, LegendEntry, SeriesSettings } from './legend-entry';
import { SeriesMark } from './SeriesMark';
import type { SeriesSampleKind } from './SeriesSample';
import { isolated, toggled } from './visibility';

type LegendProps = LegendActions &
  SeriesSettings & {
    entries: readonly LegendEntry[];
    /** How the chart draws its series, for readers who cannot rely on colours. */
    sample?: SeriesSampleKind;
    /** In a line of text, instead of in columns below a chart. */
    inline?: boolean;
  };

/** Popovers of more entries would make the page slow. */
const PER_PAGE = 50;

/** In characters: names up to which columns have room, and the mark before a name. */
const [LONGEST, MARK] = [28, 3];

/**
 * Maps colours to series. The colour of an entry hides the series, a double click or a click with
 * Alt shows it alone, and its name opens its settings and the actions on its values. It is one tab
 * stop: arrow keys move within it.
 */
export function Legend({ entries, inline = false, sample, ...settings }: LegendProps) {
  const { hidden, onHidden } = settings;
  const [page, setPage] = useState(0);
  const [stop, setStop] = useState(0);
  const pages = Math.ceil(entries.length / PER_PAGE);
  const first = Math.min(page, pages - 1) * PER_PAGE;
  const shown = entries.slice(first, first + PER_PAGE);
  const keys = entries.map(({ key }) => key);
  const isolate = (key: string) => onHidden(isolated(hidden, key, keys));

  return (
    <>
      <List
        $inline={inline}
        $longest={Math.max(0, ...shown.map(({ name }) => name.length))}
        onKeyDown={walk}
        onFocus={({ currentTarget, target }) =>
          setStop(Math.max(0, buttonsOf(currentTarget).indexOf(target)))
        }
      >
        {shown.map((entry, i) => {
          const { key, name, colour, place } = entry;
          const isHidden = hidden.has(key);
          /** Alone with Alt, which must not open the settings as well. */
          const isolateWithAlt = (event: MouseEvent) => {
            if (!event.altKey) return;
            event.preventDefault();
            event.stopPropagation();
            isolate(key);
          };
          return (
            <Item
              key={key}
              $hidden={isHidden}
              // For the picture of the chart.
              {...(!isHidden && { 'data-series': name, 'data-colour': colour })}
              onClickCapture={isolateWithAlt}
            >
              <Toggle
                type="button"
                tabIndex={stop === 2 * i ? 0 : -1}
                aria-pressed={!isHidden}
                aria-label={t('legend.show', { name })}
                onClick={() => onHidden(toggled(hidden, key))}
                onDoubleClick={() => isolate(key)}
              >
                <SeriesMark sample={sample} place={place} colour={colour} isHidden={isHidden} />
              </Toggle>
              <Popover
                label={t('legend.configuration', { name })}
                trigger={
                  <Entry
                    type="button"
                    tabIndex={stop === 2 * i + 1 ? 0 : -1}
                    aria-label={t('legend.configuration', { name })}
                    title={name}
                  >
                    {name}
                  </Entry>
                }
              >
                {(close) => (
                  <Suspense fallback={null}>
                    <LegendPanel
                      entry={entry}
                      isAlone={entries.length < 2}
                      {...settings}
                      isolate={() => isolate(key)}
                      onClose={close}
                    />
                  </Suspense>
                )}
              </Popover>
            </Item>
          );
        })}
      </List>
      {pages > 1 && (
        <Suspense fallback={null}>
          <LegendPages
            first={first}
            last={first + shown.length}
            total={entries.length}
            onPrevious={first > 0 ? () => setPage(page - 1) : undefined}
            onNext={first + PER_PAGE < entries.length ? () => setPage(page + 1) : undefined}
          />
        </Suspense>
      )}
    </>
  );
}

const buttonsOf = (list: Element): Element[] => [...list.querySelectorAll('li > button')];

/** Arrow keys move between the buttons of the legend. */
function walk(event: KeyboardEvent): void {
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.findIndex((one) => one === event.target);
  const to = {
    ArrowRight: at + 1,
    ArrowDown: at + 2,
    ArrowLeft: at - 1,
    ArrowUp: at - 2,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const button = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
  if (button instanceof HTMLElement) button.focus();
}

const LegendPanel = lazyComponent(
  withTexts(
    ['widgets', 'controls', 'charts'],
    async () => (await import('./LegendPanel')).LegendPanel,
  ),
);
const LegendPages = lazyComponent(
  withTexts(['charts'], async () => (await import('./LegendPages')).LegendPages),
);

const List = styled.ul<{ $inline: boolean; $longest: number }>`
  ${({ $inline, $longest, theme }) =>
    $inline
      ? css`
          display: flex;
          flex-wrap: wrap;
        `
      : css`
          display: grid;
          /* At most five in a row, fewer where the longest name would be cut. */
          grid-template-columns: repeat(
            auto-fill,
            minmax(
              min(
                100%,
                max(${Math.min($longest, LONGEST) + MARK}ch, (100% - 4 * ${theme.space.m}) / 5)
              ),
              1fr
            )
          );
        `}
  gap: 0 ${({ theme }) => theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;

const Item = styled.li<{ $hidden: boolean }>`
  display: flex;
  align-items: center;
  min-width: 0;
  max-width: 30ch;
  ${({ $hidden, theme }) =>
    $hidden &&
    css`
      color: ${theme.color.faint};
      text-decoration: line-through;
    `}
`;

const Toggle = styled.button`
  ${plainButton}
  flex: none;
  padding-block: ${({ theme }) => theme.space.hair};
  &:hover span {
    outline: ${({ theme }) => `${theme.line.hair} solid ${theme.color.muted}`};
    outline-offset: ${({ theme }) => theme.line.hair};
  }
  &[aria-pressed='false'] span {
    border: ${({ theme }) => theme.line.hair} solid;
  }
  /* The usual line of what is pressed would cover the sample; what is hidden is struck out. */
  @media (forced-colors: active) {
    margin-inline-end: ${({ theme }) => theme.space.xs};
    border: 0;
    &&:not(:focus-visible) {
      outline: none;
    }
  }
  @media (pointer: coarse) {
    min-width: ${({ theme }) => theme.height.touch};
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Entry = styled.button`
  ${plainButton}
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: inherit;
  &:hover,
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
