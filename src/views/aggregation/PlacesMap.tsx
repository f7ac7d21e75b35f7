import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { byLocale } from '@/domain/format/locale';
import { revealedText } from '@/domain/format/text/reveal';
import type { Place } from '@/domain/places/place';
import { markOf } from '@/domain/search/drill-down/mark';
import { formatResult } from '@/domain/search/formatting/format-value';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { MAX_MAP_ZOOM, type MapViewport } from '@/domain/search/widgets/map-viewport';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ActivePoint } from '@/ui/map/point-layer';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { Legend } from '@/views/legend/Legend';
import { fieldsOf, type AggregationViewProps } from './data/aggregation-view';
import { chartName } from './data/charts/chart-name';
import { valuePoints } from './data/charts/map-points';
import { formatsOf } from './data/metric-formats';
import type { PivotTable } from './data/pivot-table';
import { PointMenu } from './PointMenu';
import { useColouredSeries } from './data/charts/use-coloured-series';

type PlacesMapProps = AggregationViewProps & {
  /** How many places there are, in words. */
  count: string;
  table: PivotTable;
  /** The index of the grouping field with the places, and the place of each row. */
  placeField: number;
  places: readonly (Place | undefined)[];
  viewport: MapViewport;
};

/** The map of an aggregation with its legend. */
export function PlacesMap(props: PlacesMapProps) {
  const { config, range, zone, colours, count, table, placeField, places } = props;
  const { hidden } = colours;
  const tiles = globalThis.appConfig?.mapTiles;
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const series = useColouredSeries(table, config, { chosen: colours.chosen, range, textOf });
  // Radii compare all values of a series, so that they stay when another one is hidden.
  const points = useMemo(
    () => valuePoints(series, places).filter(({ series: i }) => !hidden.has(series[i]?.key ?? '')),
    [series, places, hidden],
  );
  const drawn = useMemo(
    () =>
      points.map(({ place: { latitude, longitude }, radius, series: i }) => {
        const { colour = '', place } = series[i] ?? {};
        return { latitude, longitude, radius, colour, pattern: place };
      }),
    [points, series],
  );
  // New points have other numbers.
  const [active, setActive] = useState<{ of: typeof drawn; at: ActivePoint | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const at = active?.of === drawn ? active.at : undefined;
  const point = at && points[at.point];
  const row = point && table.rows[point.row];
  const activate = (next: ActivePoint | undefined) => setActive({ of: drawn, at: next });

  const drawnBy = point && series[point.series];
  const groups = groupsOf(row, config, textOf);
  const values = series
    .map(({ key, name, metric, colour, place: dash, values: all }, i) => ({
      key,
      name,
      colour,
      place: dash,
      value: point && all[point.row],
      text: formatResult(point && all[point.row], formatOf(metric)),
      isOwn: i === point?.series,
    }))
    .filter(({ key, value, isOwn }) => (value !== undefined && !hidden.has(key)) || isOwn);
  const place = point ? placeName(point.place, groups[placeField]?.text ?? '') : '';
  const others = groups.filter((_, i) => i !== placeField);
  const name = useMemo(
    () =>
      chartName({
        config,
        range,
        zone,
        // What is no place or hidden is not on the map.
        series: series
          .filter(({ key }) => !hidden.has(key))
          .map((one) => ({
            ...one,
            values: one.values.map((v, at) => (places[at] ? v : undefined)),
          })),
        nameOf: (at) => {
          const texts = groupsOf(table.rows[at], config, textOf).map(({ text }) => text);
          const where = places[at] && placeName(places[at], texts[placeField] ?? '');
          return texts.map((text, i) => (i === placeField ? (where ?? text) : text)).join('-');
        },
        formatOf,
      }),
    [config, range, zone, series, hidden, places, table, textOf, placeField, formatOf],
  );

  return (
    <Parts>
      <LazyBoundary propagateErrors fallback={<Skeleton width="100%" height="100%" />}>
        <WorldMap
          label={`${name}. ${count}`}
          help={t('maps.help')}
          texts={{
            zoomIn: t('maps.zoomIn'),
            zoomOut: t('maps.zoomOut'),
            fit: t('maps.fit'),
            reset: t('maps.reset'),
            tilesFailed: t('maps.tilesFailed', { host: hostOf(tiles?.url ?? '') }),
          }}
          viewport={props.viewport}
          maxZoom={MAX_MAP_ZOOM}
          onViewportChange={props.onViewportChange}
          points={drawn}
          tiles={tiles}
          active={at}
          onActive={(next) => {
            if (!isOpen) activate(next);
          }}
          onOpen={(next) => {
            activate(next);
            setOpen(true);
          }}
        >
          {(focusMap) => (
            <PointMenu
              label={t('maps.pointActions', { place })}
              tip={{
                place,
                groups: others.map(({ field, text }) => ({ field, value: text })),
                series: values,
              }}
              mark={markOf(config, range, { row: row?.keys ?? [], column: drawnBy?.group ?? [] })}
              figure={drawnBy && { name: drawnBy.metric, value: row?.values[drawnBy.column] }}
              opened={[isOpen, setOpen]}
              focusMap={focusMap}
            />
          )}
        </WorldMap>
      </LazyBoundary>
      {(series.length > 1 || series.some(({ mark }) => mark.groups.length > 0)) && (
        <Scrolled>
          <Legend entries={series} sample="outline" {...colours} />
        </Scrolled>
      )}
      <VisuallyHidden role="status">
        {point &&
          [
            place,
            ...others.map(({ text }) => text),
            ...values
              .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
              .map(valueText),
          ].join(', ')}
      </VisuallyHidden>
    </Parts>
  );
}

/** Only a map in sight loads the library and the shapes of the countries. */
const WorldMap = lazyComponent(async () => (await import('@/ui/map/WorldMap')).WorldMap, {
  preload: false,
});

const regionNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** The groupings of a row, with hidden characters made visible. */
const groupsOf = (
  row: PivotTable['rows'][number] | undefined,
  { rowPivots }: Pick<AggregationConfig, 'rowPivots'>,
  textOf: (field: string, value: string) => string,
) =>
  fieldsOf(rowPivots).map(({ field }, i) => ({
    field,
    text: revealedText(textOf(field, row?.keys[i] ?? '')),
  }));

/** A country by its name; coordinates as they are. */
const placeName = ({ country }: Place, text: string): string =>
  country === undefined ? text : `${regionNames().of(country) ?? country} (${text})`;

/** Only the name, because the path may contain a key. `{s}` stands for one of several hosts. */
const hostOf = (url: string) => /^\w+:\/\/([^/]+)/.exec(url)?.[1]?.replace('{s}.', '') ?? url;

const valueText = ({ name, text }: { name: string; text: string }) => `${name} ${text}`;

const Parts = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    flex: 1;
    min-height: 0;
  }
`;

const Scrolled = styled.div`
  flex: none;
  max-height: 3.4em;
  overflow: auto;
`;
