import { latLng, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '@/ui/latest/use-latest';
import { leastZoom } from './mercator';

export type Viewport = { latitude: number; longitude: number; zoom: number };

/** Decimals of a stored centre, about a metre. */
const DECIMALS = 5;
/** Rounding of the centre to whole pixels is no movement. */
const SAME_PX = 1.5;

const viewportOf = (map: LeafletMap): Viewport => {
  const { lat, lng } = map.getCenter().wrap();
  return {
    latitude: Number(lat.toFixed(DECIMALS)),
    longitude: Number(lng.toFixed(DECIMALS)),
    // Only the least zoom is no whole number.
    zoom: Math.floor(map.getZoom()),
  };
};

function isSame(map: LeafletMap, one: Viewport, other: Viewport): boolean {
  const zoomOf = ({ zoom }: Viewport) => Math.max(zoom, map.getMinZoom());
  const at = ({ latitude, longitude }: Viewport) =>
    map.project(latLng(latitude, longitude).wrap(), zoomOf(one));
  return zoomOf(one) === zoomOf(other) && at(one).distanceTo(at(other)) <= SAME_PX;
}

/** A map centred farther north or south would show nothing but the space beyond the pole. */
const FARTHEST = 84;

type Options = { viewport: Viewport; onViewportChange?: ((next: Viewport) => void) | undefined };

/**
 * Keeps a map at its viewport when that changes and when the map is resized, and reports where the
 * user moves it. Without `onViewportChange` a movement is temporary: `reset` undoes it.
 */
export function useViewport(
  map: LeafletMap | null,
  frame: HTMLElement | null,
  { viewport, onViewportChange }: Options,
): { isMoved: boolean; reset: () => void } {
  const { latitude, longitude, zoom } = viewport;
  const [isMoved, setMoved] = useState(false);
  const latest = useLatest({ viewport, onViewportChange });
  /** Where the user or the document put the map, whatever the rounding of its size makes of it. */
  const place = useRef<{ at: Viewport; isSteered: boolean }>({ at: viewport, isSteered: false });

  useEffect(() => {
    if (!map || !frame) return undefined;
    const moved = () => {
      if (place.current.isSteered) return;
      const { lat, lng } = map.getCenter();
      if (Math.abs(lat) > FARTHEST) {
        // Ends here again, rounded to a pixel.
        const latitude = Math.sign(lat) * (FARTHEST - 1);
        show(map, { latitude, longitude: lng, zoom: map.getZoom() });
        return;
      }
      const next = viewportOf(map);
      place.current.at = next;
      const isElsewhere = !isSame(map, next, latest.current.viewport);
      setMoved(isElsewhere);
      if (isElsewhere) latest.current.onViewportChange?.(next);
    };
    const resized = new ResizeObserver(() => {
      place.current.isSteered = true;
      map.invalidateSize({ animate: false, pan: false });
      map.options.minZoom = leastZoom(map.getSize().x, map.getMaxZoom());
      show(map, place.current.at);
      place.current.isSteered = false;
    });
    map.on('moveend', moved);
    resized.observe(frame);
    return () => {
      map.off('moveend', moved);
      resized.disconnect();
    };
  }, [map, frame, latest]);

  useEffect(() => {
    const next = { latitude, longitude, zoom };
    if (!map || isSame(map, place.current.at, next)) return;
    show(map, next);
  }, [map, latitude, longitude, zoom]);

  return { isMoved: isMoved && !onViewportChange, reset: () => map && show(map, viewport) };
}

const show = (map: LeafletMap, { latitude, longitude, zoom }: Viewport) =>
  map.setView([latitude, longitude], zoom, { animate: false });
