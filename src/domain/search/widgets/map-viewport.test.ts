import { expect, it } from 'vitest';
import { mapViewportOf, withMapViewport } from './map-viewport';

const world = { latitude: 0, longitude: 0, zoom: 1 };

it('reads the viewport of a map as Graylog stores it', () => {
  const config = { viewport: { zoom: 6, center_x: 48.1, center_y: 11.6 } };
  expect(mapViewportOf(config)).toEqual({ latitude: 48.1, longitude: 11.6, zoom: 6 });
});

it.each([
  [null, world],
  [{}, world],
  [{ viewport: 'x' }, world],
  [{ viewport: { zoom: 'far', center_x: null } }, world],
  [{ viewport: { zoom: 20, center_x: 91, center_y: Number.NaN } }, world],
  [{ viewport: { zoom: 2.6, center_y: 370 } }, { latitude: 0, longitude: 370, zoom: 3 }],
])('shows the world where %j cannot be read', (config, viewport) => {
  expect(mapViewportOf(config)).toEqual(viewport);
});

it('writes the viewport and keeps the rest of the configuration', () => {
  const next = withMapViewport({ of_a_plugin: 1 }, { latitude: 1.5, longitude: -2, zoom: 4 });
  expect(next).toEqual({ of_a_plugin: 1, viewport: { center_x: 1.5, center_y: -2, zoom: 4 } });
  expect(mapViewportOf(next)).toEqual({ latitude: 1.5, longitude: -2, zoom: 4 });
});
