import { expect, it } from 'vitest';
import { configScript, editionOf } from '../static/config-js';
import { editionIn, externalUrlIn } from './told-by-server';

it('reads the edition in the script of a Graylog server', () => {
  const script = `window.appConfig = {
  gl2ServerUrl: '/api/',
  gl2AppPathPrefix: '/',
  rootTimeZone: 'UTC',
  pluginUISettings: {"org.graylog.aws": {"enabled": true}},
  isCloud: true,
  featureFlags: {"cloud_inputs":"on","preflight_web":"off"},
  telemetry: {"enabled":false}
};`;
  expect(editionIn(script)).toEqual({
    isCloud: true,
    featureFlags: { cloud_inputs: 'on', preflight_web: 'off' },
  });
});

it('reads the script of a node', async () => {
  const edition = editionOf(true, ['cloud_inputs']);
  const script = await configScript(new Request('http://node.test/config.js'), '/', {
    edition,
  }).text();
  expect(editionIn(script)).toEqual(edition);
});

it.each(['', '<!doctype html><title>Graylog</title>', 'window.appConfig = {}'])(
  'reads no edition in %j',
  (script) => {
    expect(editionIn(script)).toBeUndefined();
  },
);

it.each([
  ["gl2ServerUrl: '/api/',", undefined],
  ["gl2ServerUrl: 'https://logs.example.org/graylog/api/',", 'https://logs.example.org/graylog/'],
  ['"gl2ServerUrl": "http://10.0.0.1:9000/api",', 'http://10.0.0.1:9000/'],
  ["gl2ServerUrl: 'javascript:alert(1)//api/',", undefined],
])('reads the address of the web interface in %s', (line, url) => {
  expect(externalUrlIn(`window.appConfig = {\n  ${line}\n};`)).toBe(url);
});
