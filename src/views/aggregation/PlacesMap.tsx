import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { byLocale } from '@/domain/format/locale';
import { revealedText } from '@/domain/format/reveal';
import type { Place } from '@/domain/places/place';
import { markOf } from '@/domain/search/drill-down/mark';
import { formatResult } from '@/domain/search/formatting/format-value';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { MAX_MAP_ZOOM, type MapViewport } from '@/domain/search/widgets/map-viewport';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { Legend } from '@/views/legend/Legend';
import { fieldsOf, type AggregationViewProps } from './data/aggregation-view';
import { valuePoints } from './data/map-points';
import { formatsOf } from './data/metric-formats';
import type { PivotTable } from './data/pivot-table';
import { PointMenu } from './PointMenu';
import { useColouredSeries } from './data/use-coloured-series';

type PlacesMapProps = AggregationViewProps & {
  label: string;
  table: PivotTable;
  /** The index of the grouping field with the places, and the place of each row. */
  placeField: number;
  places: readonly (Place | undefined)[];
  viewport: MapViewport;
};

/** The map of an aggregation with its legend. */
export function PlacesMap(props: PlacesMapProps) {
  const { config, range, zone, colours, label, table, placeField, places } = props;
  const tiles = globalThis.appConfig?.mapTiles;
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const series = useColouredSeries(table, config, { chosen: colours.chosen, range, textOf });
  const points = useMemo(() => valuePoints(series, places), [series, places]);
  const drawn = useMemo(
    () =>
      points.map(({ place: { latitude, longitude }, radius, series: i }) => {
        const colour = series[i]?.colour ?? '';
        return { latitude, longitude, radius, colour };
      }),
    [points, series],
  );
  // New points have other numbers.
  const [active, setActive] = useState<{ of: typeof drawn; at: number | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const at = active?.of === drawn ? active.at : undefined;
  const point = at === undefined ? undefined : points[at];
  const row = point && table.rows[point.row];
  const activate = (next: number | undefined) => setActive({ of: drawn, at: next });

  const drawnBy = point && series[point.series];
  const groups = fieldsOf(config.rowPivots).map(({ field }, i) => {
    const value = row?.keys[i] ?? '';
    return { field, text: revealedText(textOf(field, value)) };
  });
  const values = series
    .map(({ key, name, metric, colour, values: all }, i) => ({
      key,
      name,
      colour,
      value: point && all[point.row],
      text: formatResult(point && all[point.row], formatOf(metric)),
      isOwn: i === point?.series,
    }))
    .filter(({ value, isOwn }) => value !== undefined || isOwn);
  const place = point ? placeName(point.place, groups[placeField]?.text ?? '') : '';
  const others = groups.filter((_, i) => i !== placeField);

  return (
    <Parts>
      <LazyBoundary propagateErrors fallback={<Skeleton width="100%" height="100%" />}>
        <WorldMap
          label={label}
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
          <Legend entries={series} {...colours} />
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
