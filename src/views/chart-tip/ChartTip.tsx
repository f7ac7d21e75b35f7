import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { SeriesMark } from '@/views/legend/SeriesMark';
import type { SeriesSampleKind } from '@/views/legend/SeriesSample';

export type TipRow = {
  key: string;
  name: string;
  colour: string;
  /** The number of its pattern, dash or symbol; without one it has none. */
  place?: number | undefined;
  value: string;
  /** Of the total: `12.30%`. */
  share?: string | undefined;
  isNearest?: boolean;
};
export type ChartTipProps = {
  title: ReactNode;
  /** The time zone, or that the interval is not complete. */
  notes?: readonly string[];
  total?: string | undefined;
  rows: readonly TipRow[];
  /** How the chart draws its series. */
  sample: SeriesSampleKind;
  /** The number of series that are not in `rows`. */
  more?: number;
  events?: readonly { key: string; text: string }[];
  moreEvents?: number;
};

/** The content of the tip at a point of a chart: all series with their values. */
export function ChartTip({
  title,
  notes = [],
  total,
  rows,
  sample,
  more = 0,
  events = [],
  moreEvents = 0,
}: ChartTipProps) {
  return (
    <>
      <Title>{title}</Title>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <List>
        {total !== undefined && (
          <Row>
            <dt>{t('histogram.total')}</dt>
            <dd>{total}</dd>
          </Row>
        )}
        {rows.map(({ key, name, colour, place, value, share, isNearest = false }) => (
          <Row key={key} data-nearest={isNearest || undefined}>
            <dt>
              <SeriesMark sample={sample} place={place} colour={colour} />
              {name}
            </dt>
            <dd>
              {value}
              {share !== undefined && <Share>{share}</Share>}
            </dd>
          </Row>
        ))}
      </List>
      {more > 0 && <Note>{t('charts.more', { count: more })}</Note>}
      {events.length > 0 && (
        <Events>
          {events.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
          {moreEvents > 0 && <li>{t('charts.moreEvents', { count: moreEvents })}</li>}
        </Events>
      )}
    </>
  );
}

const Title = styled.div`
  font-family: ${({ theme }) => theme.font.log};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;

const List = styled.dl`
  margin: ${({ theme }) => theme.space.xs} 0 0;
  &:empty {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  margin-inline: -${({ theme }) => theme.space.xs};
  padding-inline: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  dt {
    min-width: 0;
    max-width: 26em;
    overflow: hidden;
    color: ${({ theme }) => theme.color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
    > svg {
      margin-inline-end: ${({ theme }) => theme.space.xs};
    }
  }
  dd {
    margin: 0;
    font-family: ${({ theme }) => theme.font.log};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-nearest] {
    background: ${({ theme }) => theme.color.selected};
    dt {
      color: ${({ theme }) => theme.color.text};
      font-weight: ${({ theme }) => theme.weight.semibold};
    }
    dd {
      font-weight: ${({ theme }) => theme.weight.semibold};
    }
  }
`;

const Share = styled.span`
  display: inline-block;
  min-width: 7ch;
  text-align: right;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;

const Events = styled.ul`
  margin: ${({ theme }) => theme.space.xs} 0 0;
  padding: ${({ theme }) => theme.space.xs} 0 0;
  border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  list-style: none;
  overflow-wrap: anywhere;
`;
