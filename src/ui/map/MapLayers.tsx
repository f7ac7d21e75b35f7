import type { LeafletMouseEvent, Point } from 'leaflet';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import styled from 'styled-components';
import { useLatest } from '@/ui/latest/use-latest';
import { countryShapes } from './countries';
import { CountriesLayer } from './countries-layer';
import type { MapLook } from './map-look';
import { nearestLongitude } from './mercator';
import { PointLayer, type MapPoint } from './point-layer';

/** Like the other layers, it must be inside a `MapContainer`. */
export function Countries({ look }: { look: MapLook }) {
  const map = useMap();
  useEffect(() => {
    const layer = new CountriesLayer(countryShapes(), look).addTo(map);
    return () => void layer.remove();
  }, [map, look]);
  return null;
}

type PointsProps = {
  points: readonly MapPoint[];
  active: number | undefined;
  /** Pixels around a point that belong to it. */
  reach: number;
  onActive: (point: number | undefined) => void;
  onOpen: (point: number) => void;
};

export function Points({ points, active, reach, onActive, onOpen }: PointsProps) {
  const map = useMap();
  const [layer] = useState(() => new PointLayer());
  const latest = useLatest({ active, reach, onActive, onOpen });
  useEffect(() => {
    layer.addTo(map);
    const pointAt = ({ containerPoint }: LeafletMouseEvent) =>
      layer.pointAt(containerPoint, latest.current.reach);
    let hovered: number | undefined;
    let last: Point | undefined;
    const hover = (point: number | undefined) => {
      if (point === undefined && hovered === undefined) return;
      hovered = point;
      map.getContainer().classList.toggle('is-over-point', point !== undefined);
      if (point !== latest.current.active) latest.current.onActive(point);
    };
    const events = {
      mousemove: (event: LeafletMouseEvent) => {
        // Browsers also report movements of the page below a pointer that rests.
        const isMoved = !last?.equals(event.containerPoint);
        last = event.containerPoint;
        if (isMoved) hover(pointAt(event));
      },
      mouseout: () => hover(undefined),
      movestart: () => hover(undefined),
      click: (event: LeafletMouseEvent) => {
        const point = pointAt(event);
        if (point !== undefined) latest.current.onOpen(point);
      },
    };
    map.on(events);
    return () => {
      map.off(events);
      layer.remove();
    };
  }, [map, layer, latest]);
  useEffect(() => layer.setPoints(points), [layer, points]);
  return null;
}

/** A box around a point that follows the map, for what is shown about the point. */
export function Spot({ point, children }: { point: MapPoint; children: ReactNode }) {
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
    nearestLongitude(longitude, map.getCenter().lng),
  ]);
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
