import type { LeafletMouseEvent, Point } from 'leaflet';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import styled from 'styled-components';
import { useLatest } from '@/ui/latest/use-latest';
import { countryShapes } from './countries';
import { CountriesLayer } from './countries-layer';
import type { MapLook } from './map-look';
import { nearestLongitude } from './mercator';
import { PointLayer, type ActivePoint, type MapPoint } from './point-layer';

/** Like the other layers, it must be inside a `MapContainer`. */
export function Countries({ look }: { look: MapLook }) {
  const map = useMap();
  useEffect(() => {
    const layer = new CountriesLayer(countryShapes, look).addTo(map);
    return () => void layer.remove();
  }, [map, look]);
  return null;
}

type PointsProps = {
  points: readonly MapPoint[];
  /** Whether series must be recognizable without their colours. */
  isPatterned: boolean;
  /** Pixels around a point that belong to it. */
  reach: number;
  onActive: (active: ActivePoint | undefined) => void;
  onOpen: (active: ActivePoint) => void;
};

export function Points({ points, isPatterned, reach, onActive, onOpen }: PointsProps) {
  const map = useMap();
  const [layer] = useState(() => new PointLayer());
  const latest = useLatest({ reach, onActive, onOpen });
  useEffect(() => {
    layer.addTo(map);
    const markAt = ({ containerPoint }: LeafletMouseEvent) =>
      layer.markAt(containerPoint, latest.current.reach);
    let isHovered = false;
    let last: Point | undefined;
    const leave = () => {
      if (!isHovered) return;
      isHovered = false;
      map.getContainer().classList.remove('is-over-point');
      latest.current.onActive(undefined);
    };
    const events = {
      mousemove: (event: LeafletMouseEvent) => {
        // Browsers also report movements of the page below a pointer that rests.
        const isMoved = !last?.equals(event.containerPoint);
        last = event.containerPoint;
        if (!isMoved) return;
        const mark = markAt(event);
        if (!mark) return leave();
        isHovered = true;
        map.getContainer().classList.add('is-over-point');
        latest.current.onActive({ point: mark.index, copy: mark.copy });
      },
      mouseout: leave,
      movestart: leave,
      click: (event: LeafletMouseEvent) => {
        const mark = markAt(event);
        if (mark) latest.current.onOpen({ point: mark.index, copy: mark.copy });
      },
    };
    map.on(events);
    return () => {
      map.off(events);
      layer.remove();
    };
  }, [map, layer, latest]);
  useEffect(() => layer.setPoints(points, isPatterned), [layer, points, isPatterned]);
  return null;
}

type SpotProps = {
  point: MapPoint;
  /** The copy of the world to show it in; by default the one nearest to the centre. */
  copy: number | undefined;
  children: ReactNode;
};

/** A box around a point that follows the map, for what is shown about the point. */
export function Spot({ point, copy, children }: SpotProps) {
  const map = useMap();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [isZooming, setZooming] = useState(false);
  useMapEvents({
    move: moved,
    resize: moved,
    zoomstart: () => setZooming(true),
    zoomend: () => setZooming(false),
  });
  if (isZooming) return null;
  const { latitude, longitude, radius } = point;
  const { x, y } = map.latLngToContainerPoint([
    latitude,
    copy === undefined ? nearestLongitude(longitude, map.getCenter().lng) : longitude + 360 * copy,
  ]);
  const size = map.getSize();
  if (x < 0 || y < 0 || x > size.x || y > size.y) return null;
  const side = 2 * radius;
  return (
    <At style={{ left: x - radius, top: y - radius, width: side, height: side }}>{children}</At>
  );
}

/** Above all layers; presses go through it to the map. */
const At = styled.div`
  position: absolute;
  z-index: 1000;
  pointer-events: none;
`;
