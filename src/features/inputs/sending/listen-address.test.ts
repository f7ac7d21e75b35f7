import { expect, it } from 'vitest';
import {
  freePort,
  hostOf,
  isLocalOnly,
  listenAddressOf,
  addressText,
  transportOf,
} from './listen-address';

const syslog = (port: number, kind = 'udp.SyslogUDPInput') => ({
  type: `org.graylog2.inputs.syslog.${kind}`,
  attributes: { bind_address: '0.0.0.0', port },
});

it('tells where an input listens, if it does', () => {
  expect(
    listenAddressOf({
      ...syslog(514),
      attributes: { bind_address: '::1', port: 514, tls_enable: true },
    }),
  ).toEqual({ transport: 'udp', address: '::1', port: 514, encrypted: true });
  expect(
    listenAddressOf({
      type: 'console.inputs.filetail.FileTailInput',
      attributes: { path: '/var/log' },
    }),
  ).toBeUndefined();
  expect(addressText({ address: '::1', port: 514 })).toBe('[::1]:514');
  expect(
    ['a.b.GELFHttpInput', 'a.b.NetFlowUdpInput', 'org.http.Beats2Input'].map(transportOf),
  ).toEqual(['http', 'udp', 'tcp']);
});

it('uses the machine’s name for inputs that listen on all addresses', () => {
  expect(
    ['0.0.0.0', '::', '', '192.0.2.1'].map((address) => hostOf({ address }, 'logs.example.org')),
  ).toEqual(['logs.example.org', 'logs.example.org', 'logs.example.org', '192.0.2.1']);
  expect(
    ['127.0.0.1', 'localhost', '::1', '0.0.0.0'].map((address) => isLocalOnly({ address })),
  ).toEqual([true, true, true, false]);
});

it('offers the default port or the next free unprivileged one of the transport', () => {
  const { type } = syslog(0);
  expect(freePort(type, 514, [])).toBe(1514);
  expect(freePort(type, 12_201, [syslog(12_201), syslog(12_202, 'tcp.SyslogTCPInput')])).toBe(
    12_202,
  );
});
