import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { mayHavePlaces } from '@/domain/places/place';
import { mapViewportOf } from '@/domain/search/widgets/map-viewport';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { searchQueries } from '@/views/execution/queries';
import { fieldsOf, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { hasFigures } from './data/has-figures';
import { rowPlaces } from './data/charts/map-points';
import { pivotTable } from './data/pivot-table';
import { NothingFound } from '@/views/nothing-found/NothingFound';
import { PlacesMap } from './PlacesMap';

/** A world map with a point for each group that is a place; the table is its alternative. */
export function AggregationMap(props: AggregationViewProps) {
  const { result, config } = props;
  const [isOwnTable, setOwnTable] = useState(false);
  const { shown: isTable, toggle } = props.asTable ?? {
    shown: isOwnTable,
    toggle: () => setOwnTable(!isOwnTable),
  };
  const table = useMemo(() => pivotTable(result, shapeOf(config)), [result, config]);
  const fields = useMemo(() => fieldsOf(config.rowPivots), [config.rowPivots]);
  const { field, places, count, elsewhere } = useMemo(
    () => rowPlaces(table.rows, fields.length),
    [table, fields],
  );
  const viewport = useMemo(
    () => mapViewportOf(config.visualizationConfig),
    [config.visualizationConfig],
  );
  const placeCount = t('maps.places', { count, places: formatCount(count) });

  if (fields.length === 0)
    return (
      <EmptyState title={t('maps.needsGrouping')}>
        <FieldsHelp range={props.range} />
      </EmptyState>
    );
  if (!hasFigures(result, config)) return <NothingFound />;
  if (field === undefined)
    return (
      <Parts>
        <AggregationTable {...props} />
        <Note>
          {t('maps.noPlaces', {
            count: table.rows.length,
            values: formatCount(table.rows.length),
          })}{' '}
          <FieldsHelp range={props.range} />
        </Note>
      </Parts>
    );
  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <Parts>
        {isTable ? (
          <AggregationTable {...props} />
        ) : (
          <PlacesMap
            {...props}
            table={table}
            placeField={field}
            places={places}
            viewport={viewport}
            count={placeCount}
          />
        )}
        <Foot>
          <span>{placeCount}</span>
          {elsewhere.length > 0 && (
            <span title={elsewhere.slice(0, LISTED).join('\n')}>
              {t('maps.elsewhere', {
                count: elsewhere.length,
                values: formatCount(elsewhere.length),
              })}
            </span>
          )}
          <Toggle type="button" data-not-printed="" onClick={toggle}>
            {isTable ? t('maps.showMap') : t('maps.showTable')}
          </Toggle>
        </Foot>
      </Parts>
    </ChartBoundary>
  );
}

/** Which fields to group by, or that there are none. */
function FieldsHelp({ range }: Pick<AggregationViewProps, 'range'>) {
  const { data: fields } = useQuery(searchQueries.fields(ALL_STREAMS, range));
  const hasPlaces = fields?.some(({ name, type }) => mayHavePlaces({ name, type: type.type }));
  return t(hasPlaces === false ? 'maps.noPlaceFields' : 'maps.groupingHelp');
}

const ALL_STREAMS: readonly string[] = [];

/** Values that are no places in a tooltip. */
const LISTED = 20;

const Parts = styled.div`
  container-type: size;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  height: 100%;
  > :first-child {
    flex: 1;
    min-height: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  /* The lowest widgets leave all room to the map; their menu has the table, too. */
  @container (height < 7.5em) {
    display: none;
  }
`;

const Note = styled.p`
  flex: none;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Toggle = styled.button`
  ${plainButton}
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.accent};
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
