import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { parseCommandLine } from './command-line';
import { UsageError } from './usage-error';

const parse = (args: string[], env: Record<string, string> = {}) =>
  parseCommandLine(args, { env, version: '1.2.3', defaultDataDirectory: '/data' });
const settings = (args: string[], env?: Record<string, string>) => {
  const command = parse(args, env);
  return command.kind === 'run' ? command.settings : undefined;
};
const CUT_CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMIIB\n';
const CERTIFICATE_END = '-----END CERTIFICATE-----\n';
const fileWith = (text: string) => {
  const path = join(temporaryDirectory(), 'file');
  writeFileSync(path, text);
  return path;
};

describe('the command line', () => {
  it('has an answer for everything that is left out', () => {
    expect(settings([])).toEqual({
      host: '127.0.0.1',
      port: 9000,
      dataDirectory: '/data',
      allowedHosts: [],
      pathPrefix: '/',
      backend: undefined,
      sample: true,
      inputs: true,
      inputPortOffset: 0,
      logDirectory: '/var/log',
      removeSample: false,
      memory: undefined,
      leadingWildcards: true,
      addressFields: [],
      signInLink: false,
      publicNotifications: {},
      mapTiles: undefined,
      edition: { isCloud: false, featureFlags: {} },
      enterprise: false,
      minPasswordLength: 6,
      adminPassword: undefined,
      trustedProxies: [],
      maxConnections: 1000,
    });
  });

  it('takes what is given', () => {
    expect(
      settings([
        '--port',
        '80',
        '--path-prefix',
        'a/b',
        '--allowed-host',
        'A.example',
        '--allowed-host',
        'b',
        '--no-sample',
        '--no-inputs',
        '--input-port-offset',
        '7',
        '--log-dir',
        '/srv/logs',
      ]),
    ).toMatchObject({
      inputPortOffset: 7,
      logDirectory: '/srv/logs',
      port: 80,
      pathPrefix: '/a/b/',
      allowedHosts: ['a.example', 'b'],
      sample: false,
      inputs: false,
    });
    expect(
      settings(['--backend', 'https://graylog.example.org:9000/x/api'])?.backend?.url.href,
    ).toBe('https://graylog.example.org:9000/x/');
    expect(settings([], { CONSOLE_ADMIN_PASSWORD: 'pass word' })?.adminPassword).toBe('pass word');
    expect(
      settings(['--admin-password-file', fileWith('first line\nsecond\n')], {
        CONSOLE_ADMIN_PASSWORD: 'other',
      })?.adminPassword,
    ).toBe('first line');
  });

  it('takes announcements from a file, and says in one line what is wrong with them', () => {
    const given = (text: string) =>
      settings(['--public-notifications', fileWith(text)])?.publicNotifications;
    expect(
      given(
        '{"down": {"title": "Maintenance", "shortMessage": "Tonight.", "variant": "warning", "isDismissible": false}}',
      ),
    ).toEqual({
      down: {
        title: 'Maintenance',
        shortMessage: 'Tonight.',
        longMessage: '',
        variant: 'warning',
        hiddenTitle: false,
        isActive: true,
        isDismissible: false,
      },
    });
    expect(() => given('{"down": ')).toThrow(/^--public-notifications: .*no JSON \(/);
    expect(() => given('[]')).toThrow(/the file: /);
    expect(() => given('{"down": {"title": "x"}}')).toThrow(/“down.shortMessage”: .*\.$/);
    expect(() => given('{"down": {"title": "x", "shortMessage": "y", "variant": "pink"}}')).toThrow(
      UsageError,
    );
    expect(() => settings(['--public-notifications', '/nowhere/at-all'])).toThrow(
      '--public-notifications: /nowhere/at-all cannot be read (ENOENT).',
    );
  });

  it('takes the web servers to trust, and limits', () => {
    expect(
      settings([
        ...['--trusted-proxy', '127.0.0.1', '--trusted-proxy', 'fd00::/8'],
        ...['--max-connections', '50', '--min-password-length', '12'],
      ]),
    ).toMatchObject({
      trustedProxies: ['127.0.0.1', 'fd00::/8'],
      maxConnections: 50,
      minPasswordLength: 12,
    });
    for (const [option, wrong] of [
      ['--trusted-proxy', 'localhost'],
      ['--trusted-proxy', '10.0.0.0/33'],
      ['--max-connections', '0'],
      ['--max-connections', 'x'],
      ['--min-password-length', '0'],
      ['--min-password-length', '65'],
    ] as const)
      expect(() => settings([option, wrong])).toThrow(new RegExp(`^${option} must be`));
  });

  it('refuses a password of admin that is too short', () => {
    expect(() => settings([], { CONSOLE_ADMIN_PASSWORD: '12345' })).toThrow(
      'CONSOLE_ADMIN_PASSWORD: the password of admin must have at least 6 characters (--min-password-length).',
    );
    expect(() =>
      settings(['--admin-password-file', fileWith('123456\n'), '--min-password-length', '7']),
    ).toThrow(/^--admin-password-file: the password of admin must have at least 7 characters/);
    expect(
      settings(['--min-password-length', '5'], { CONSOLE_ADMIN_PASSWORD: '12345' })?.adminPassword,
    ).toBe('12345');
  });

  it('takes a tile service for maps, and refuses what is none', () => {
    const url = 'https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png?key=1';
    expect(settings(['--map-tiles', url, '--map-attribution', '© Map makers'])?.mapTiles).toEqual({
      url,
      attribution: '© Map makers',
    });
    for (const wrong of [
      'https://tiles.example.org/',
      'ftp://tiles.example.org/{z}/{x}/{y}',
      'https://me:pw@tiles.example.org/{z}/{x}/{y}',
      '/{z}/{x}/{y}.png',
      'https://{z}.example.org/{x}/{y}',
    ])
      expect(() => settings(['--map-tiles', wrong])).toThrow(/^--map-tiles must be an address/);
    expect(() => settings(['--map-attribution', 'x'])).toThrow('--map-attribution needs');
  });

  it('prints its help, which names every option, and its version', () => {
    expect(parse(['--version'])).toEqual({ kind: 'print', text: '1.2.3\n' });
    const help = parse(['--help', '--port', 'x']);
    for (const option of [
      'host',
      'port',
      'data-dir',
      'backend',
      'backend-ca',
      'path-prefix',
      'no-sample',
      'remove-sample',
      'no-inputs',
      'input-port-offset',
      'admin-password-file',
      'allowed-host',
      'memory',
      'sign-in-link',
      'public-notifications',
      'map-tiles',
      'map-attribution',
      'help',
      'version',
    ]) {
      expect(help).toMatchObject({ kind: 'print', text: expect.stringContaining(`--${option}`) });
    }
  });

  it.each([
    [['--nope']],
    [['stray']],
    [['--port']],
    [['--port', 'x']],
    [['--port', '65536']],
    [['--data-dir', ' ']],
    [['--path-prefix', 'a?b']],
    [['--path-prefix', '/a/../b']],
    [['--path-prefix', '..']],
    [['--address-field', 'message']],
    [['--address-field', 'a b']],
    [['--host', '']],
    [['--backend', 'graylog']],
    [['--backend', 'ftp://graylog']],
    [['--backend', 'https://admin:secret@graylog']],
    [['--backend-ca', '/x']],
    [['--backend', 'https://x', '--remove-sample']],
    [['--backend', 'https://x', '--backend-ca', fileWith('no certificate')]],
    [['--backend', 'https://x', '--backend-ca', fileWith(CUT_CERTIFICATE)]],
    [['--backend', 'https://x', '--backend-ca', fileWith(`${CUT_CERTIFICATE}${CERTIFICATE_END}`)]],
    [['--backend', 'https://x', '--enterprise']],
    [['--admin-password-file', '/does/not/exist']],
    [['--admin-password-file', fileWith('\nx')]],
  ])('refuses %j in one line', (args) => {
    expect(() => parse(args)).toThrow(UsageError);
    expect(() => parse(args)).toThrow(/^[^\n]+[.?]$/);
  });
});

it('shows the console of another edition', () => {
  expect(settings([])?.edition).toEqual({ isCloud: false, featureFlags: {} });
  expect(settings(['--cloud', '--feature-flag', 'cloud_inputs'])?.edition).toEqual({
    isCloud: true,
    featureFlags: { cloud_inputs: 'on' },
  });
  expect(settings(['--enterprise'])?.enterprise).toBe(true);
});
