import { isObject } from '../../json-object';
import type { AggregationConfig } from './widget';

export type MapViewport = { latitude: number; longitude: number; zoom: number };
type Config = AggregationConfig['visualizationConfig'];

export const MAX_MAP_ZOOM = 19;
const WORLD: MapViewport = { latitude: 0, longitude: 0, zoom: 1 };

/** The part of the world that a map is configured to show; the whole world by default. */
export function mapViewportOf(config: Config): MapViewport {
  const wire = config?.['viewport'];
  if (!isObject(wire)) return WORLD;
  return {
    latitude: within(90, wire['center_x']) ?? WORLD.latitude,
    longitude: within(Infinity, wire['center_y']) ?? WORLD.longitude,
    zoom: zoomOf(wire['zoom']) ?? WORLD.zoom,
  };
}

/** The configuration with another viewport; the wire calls the latitude x and the longitude y. */
export function withMapViewport(
  config: Config,
  { latitude, longitude, zoom }: MapViewport,
): NonNullable<Config> {
  return { ...config, viewport: { center_x: latitude, center_y: longitude, zoom } };
}

const within = (limit: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit
    ? value
    : undefined;

const zoomOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MAX_MAP_ZOOM ? Math.round(value) : undefined;
