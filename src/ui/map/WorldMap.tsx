import 'leaflet/dist/leaflet.css';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import {
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  type WheelEvent,
} from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import styled, { useTheme } from 'styled-components';
import { useMedia } from '@/ui/media/use-media';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { MapButtons, type MapButtonTexts } from './MapButtons';
import { mapLook } from './map-look';
import { Countries, Points, Spot } from './MapLayers';
import { nearestLongitude } from './mercator';
import type { ActivePoint, MapPoint } from './point-layer';
import { useViewport, type Viewport } from './viewport';

export type WorldMapProps = {
  /** What the map shows, for screen readers. */
  label: string;
  /** How to use it with the keyboard. */
  help: string;
  texts: MapButtonTexts & { tilesFailed: string };
  viewport: Viewport;
  maxZoom: number;
  /** Called when the user moves the map; without it the movement is temporary. */
  onViewportChange?: ((next: Viewport) => void) | undefined;
  /** Drawn in this order, and visited in this order by the keyboard. */
  points: readonly MapPoint[];
  /** Drawn over the countries, which remain where tiles are missing. */
  tiles?: { url: string; attribution: string } | undefined;
  active: ActivePoint | undefined;
  onActive: (active: ActivePoint | undefined) => void;
  /** Called when a point is pressed. */
  onOpen: (active: ActivePoint) => void;
  /** Rendered at the active point; `focusMap` returns the focus. */
  children: (focusMap: () => void) => ReactNode;
};

/** React also passes on the events of a menu that is rendered elsewhere in the document. */
const isInside = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);

const PAN_PX = 80;
/** The closest that `fit` zooms in: a single point would otherwise fill the map with one street. */
const FIT_ZOOM = 6;

/**
 * A map of the world with points. It is one tab stop: arrows pan, plus and minus zoom, Page Up and
 * Page Down move between points. The wheel zooms while the map has the focus or with Ctrl, so that
 * a page with maps can be scrolled.
 */
export function WorldMap({ points, active, onActive, onOpen, children, ...props }: WorldMapProps) {
  const { label, help, texts, viewport, maxZoom, onViewportChange, tiles } = props;
  const theme = useTheme();
  const isForced = useMedia('(forced-colors: active)');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const isTouched = useMedia('(pointer: coarse)');
  const look = useMemo(() => mapLook(theme, isForced), [theme, isForced]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [areTilesRefused, setTilesRefused] = useState(false);
  const tileEvents = useMemo(
    () => ({
      tileerror: () => setTilesRefused(true),
      tileload: () => setTilesRefused(false),
    }),
    [],
  );
  const helpId = useId();
  const { isMoved, reset } = useViewport(map, frame, { viewport, onViewportChange });
  const shown = active && points[active.point];
  const focusMap = () => frame?.focus({ preventScroll: true });

  const visit = (point: number) => {
    const place = points[point];
    if (!map || !place) return;
    onActive({ point });
    map.panInside([place.latitude, nearestLongitude(place.longitude, map.getCenter().lng)], {
      padding: [PAN_PX, PAN_PX],
      animate: false,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!map || event.ctrlKey || event.metaKey || event.altKey || !isInside(event)) return;
    const action = actions(event.key, {
      map,
      count: points.length,
      active,
      animate: !isCalm,
      visit,
      onOpen,
      onActive,
    });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const onWheelCapture = (event: WheelEvent) => {
    if (isInside(event) && !event.ctrlKey && !frame?.contains(document.activeElement))
      event.stopPropagation();
  };

  return (
    <Box>
      <Frame
        ref={setFrame}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onWheelCapture={onWheelCapture}
        onPointerDown={(event) => {
          if (isInside(event)) focusMap();
        }}
        $dimsTiles={theme.scheme === 'dark'}
      >
        <MapContainer
          ref={setMap}
          center={[viewport.latitude, viewport.longitude]}
          zoom={viewport.zoom}
          minZoom={0}
          maxZoom={maxZoom}
          attributionControl={false}
          zoomControl={false}
          keyboard={false}
          trackResize={false}
          // A finger scrolls the page; two fingers move and zoom the map.
          dragging={!isTouched}
          zoomAnimation={!isCalm}
          fadeAnimation={!isCalm}
          inertia={!isCalm}
          style={FILL}
        >
          <Countries look={look} />
          {tiles && (
            <TileLayer
              url={tiles.url}
              maxZoom={maxZoom}
              referrerPolicy="strict-origin"
              eventHandlers={tileEvents}
            />
          )}
          <Points
            points={points}
            isPatterned={isForced}
            reach={isTouched ? TOUCH_REACH : 0}
            onActive={(next) => {
              if (next?.point !== active?.point || next?.copy !== active?.copy) onActive(next);
            }}
            onOpen={onOpen}
          />
          {active && shown && (
            <Spot point={shown} copy={active.copy}>
              {children(focusMap)}
            </Spot>
          )}
        </MapContainer>
      </Frame>
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <MapButtons
        texts={texts}
        onZoomIn={() => map?.zoomIn()}
        onZoomOut={() => map?.zoomOut()}
        onFit={
          points.length > 0
            ? () =>
                map?.fitBounds(
                  latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])),
                  {
                    padding: [PAN_PX / 2, PAN_PX / 2],
                    maxZoom: Math.max(FIT_ZOOM, map.getZoom()),
                    animate: !isCalm,
                  },
                )
            : undefined
        }
        onReset={isMoved ? reset : undefined}
      />
      {tiles && (areTilesRefused || tiles.attribution !== '') && (
        <Attribution role="status">
          {areTilesRefused ? texts.tilesFailed : tiles.attribution}
        </Attribution>
      )}
    </Box>
  );
}

const FILL = { position: 'absolute', inset: 0, background: 'none', font: 'inherit' } as const;
const TOUCH_REACH = 10;

type Keys = {
  map: LeafletMap;
  count: number;
  active: ActivePoint | undefined;
  animate: boolean;
  visit: (point: number) => void;
} & Pick<WorldMapProps, 'onOpen' | 'onActive'>;

function actions(
  key: string,
  { map, count, active, animate, visit, onOpen, onActive }: Keys,
): (() => unknown) | undefined {
  const pan = (x: number, y: number) => () => map.panBy([x * PAN_PX, y * PAN_PX], { animate });
  const to = (point: number) => (count === 0 ? undefined : () => visit((point + count) % count));
  switch (key) {
    case 'ArrowLeft':
      return pan(-1, 0);
    case 'ArrowRight':
      return pan(1, 0);
    case 'ArrowUp':
      return pan(0, -1);
    case 'ArrowDown':
      return pan(0, 1);
    case '+':
    case '=':
      return () => map.zoomIn();
    case '-':
    case '_':
      return () => map.zoomOut();
    case 'PageDown':
      return to((active?.point ?? -1) + 1);
    case 'PageUp':
      return to((active?.point ?? 0) - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(count - 1);
    case 'Enter':
    case ' ':
      return active === undefined ? undefined : () => onOpen(active);
    case 'Escape':
      return active === undefined ? undefined : () => onActive(undefined);
    default:
      return undefined;
  }
}

const Box = styled.div`
  container-type: size;
  position: relative;
  height: 100%;
  min-height: 0;
`;

const Frame = styled.div<{ $dimsTiles: boolean }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  /* An outline would be below the layers of the map. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    z-index: 1000;
    inset: 0;
    border: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
    border-radius: inherit;
    pointer-events: none;
  }
  img.leaflet-tile {
    filter: ${({ $dimsTiles }) => ($dimsTiles ? 'brightness(0.7) saturate(0.8)' : 'none')};
  }
  .is-over-point {
    cursor: pointer;
  }
`;

const Attribution = styled.small`
  position: absolute;
  inset: auto 0 0 auto;
  max-width: 100%;
  padding: 0 ${({ theme }) => theme.space.xs};
  border-start-start-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;
