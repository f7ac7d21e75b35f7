import styled from 'styled-components';
import { SeriesMark } from '@/views/legend/SeriesMark';

export type PointValue = {
  key: string;
  name: string;
  colour: string;
  /** The number of its dash where colours are forced; without one it has none. */
  place: number | undefined;
  /** The value as shown. */
  text: string;
  /** Whether it is the value of this point, rather than of another one at its place. */
  isOwn: boolean;
};

type MapTipProps = {
  place: string;
  /** The other groupings of the row. */
  groups: readonly { field: string; value: string }[];
  series: readonly PointValue[];
};

/** What is known about a point: its place, its groups and its metrics. */
export function MapTip({ place, groups, series }: MapTipProps) {
  return (
    <>
      <Place>{place}</Place>
      <List>
        {groups.map(({ field, value }) => (
          <Row key={field}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
        {series.map(({ key, name, colour, place: dash, text, isOwn }) => (
          <Row key={key} $own={isOwn && series.length > 1}>
            <dt>
              <SeriesMark sample="outline" place={dash} colour={colour} />
              {name}
            </dt>
            <dd>{text}</dd>
          </Row>
        ))}
      </List>
    </>
  );
}

const Place = styled.div`
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${({ theme }) => theme.space.m};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
    > svg {
      margin-inline-end: ${({ theme }) => theme.space.xs};
    }
  }
  dd {
    margin: 0;
    text-align: end;
    font-family: ${({ theme }) => theme.font.log};
    font-variant-numeric: tabular-nums;
  }
`;

const Row = styled.div<{ $own?: boolean }>`
  display: contents;
  font-weight: ${({ theme, $own }) => ($own ? theme.weight.bold : theme.weight.normal)};
`;
