import { expect, it, vi } from 'vitest';
import { graylogUrl } from './graylog-url';

/** What a page finds; it is on the machine of the server, or at `location`. */
const at = (config: object, location = 'http://localhost:9000/search') => {
  vi.stubGlobal('appConfig', config);
  vi.stubGlobal('location', new URL(location));
  vi.stubGlobal('document', { baseURI: location });
  return graylogUrl('/system/pipelines');
};

it.each([
  ['https://logs.example.org/api/', 'https://logs.example.org/system/pipelines'],
  ['https://logs.example.org/api', 'https://logs.example.org/system/pipelines'],
  ['https://logs.example.org/gray/api/', 'https://logs.example.org/gray/system/pipelines'],
  ['/api/', undefined],
])('finds Graylog beside its API at %s', (gl2ServerUrl, url) => {
  expect(at({ gl2ServerUrl })).toBe(url);
});

it('believes a proxy, but follows no address that is no page', () => {
  const gl2ServerUrl = '/api/';
  expect(at({ gl2ServerUrl, graylogUrl: 'http://graylog:9000' })).toBe(
    'http://graylog:9000/system/pipelines',
  );
  expect(at({ gl2ServerUrl, graylogUrl: 'javascript:alert(1)' })).toBeUndefined();
  expect(at({ gl2ServerUrl, graylogUrl: 'http://' })).toBeUndefined();
});

it('knows no address of a server that only the machine of the proxy reaches', () => {
  const config = { gl2ServerUrl: '/api/', graylogUrl: 'http://127.0.0.1:9000/' };
  expect(at(config)).toBe('http://127.0.0.1:9000/system/pipelines');
  expect(at(config, 'https://console.example.org/search')).toBeUndefined();
});
