import { expect, it } from 'vitest';
import { configScript, editionOf } from '../static/config-js';
import { editionIn } from './told-by-server';

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
