import { expect, it } from 'vitest';
import { freePort, hostOf, isLocalOnly, listensOf, placeText, transportOf } from './listens';

const syslog = (port: number, kind = 'udp.SyslogUDPInput') => ({
  type: `org.graylog2.inputs.syslog.${kind}`,
  attributes: { bind_address: '0.0.0.0', port },
});

it('knows where an input listens, and that some do not', () => {
  expect(
    listensOf({ ...syslog(514), attributes: { bind_address: '::1', port: 514, tls_enable: true } }),
  ).toEqual({ transport: 'udp', address: '::1', port: 514, encrypted: true });
  expect(
    listensOf({ type: 'console.inputs.filetail.FileTailInput', attributes: { path: '/var/log' } }),
  ).toBeUndefined();
  expect(placeText({ address: '::1', port: 514 })).toBe('[::1]:514');
  expect(
    ['a.b.GELFHttpInput', 'a.b.NetFlowUdpInput', 'org.http.Beats2Input'].map(transportOf),
  ).toEqual(['http', 'udp', 'tcp']);
});

it('names the machine where an input listens on all of its addresses', () => {
  expect(
    ['0.0.0.0', '::', '', '192.0.2.1'].map((address) => hostOf({ address }, 'logs.example.org')),
  ).toEqual(['logs.example.org', 'logs.example.org', 'logs.example.org', '192.0.2.1']);
  expect(
    ['127.0.0.1', 'localhost', '::1', '0.0.0.0'].map((address) => isLocalOnly({ address })),
  ).toEqual([true, true, true, false]);
});

it('offers the usual port, or the next that is free for that transport and needs no rights', () => {
  const { type } = syslog(0);
  expect(freePort(type, 514, [])).toBe(1514);
  expect(freePort(type, 12_201, [syslog(12_201), syslog(12_202, 'tcp.SyslogTCPInput')])).toBe(
    12_202,
  );
});
