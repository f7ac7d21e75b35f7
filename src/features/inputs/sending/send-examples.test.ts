import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sendExamples } from './send-examples';

const classes = {
  gelfTcp: 'org.graylog2.inputs.gelf.tcp.GELFTCPInput',
  gelfUdp: 'org.graylog2.inputs.gelf.udp.GELFUDPInput',
  gelfHttp: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
  syslogUdp: 'org.graylog2.inputs.syslog.udp.SyslogUDPInput',
  syslogTcp: 'org.graylog2.inputs.syslog.tcp.SyslogTCPInput',
  rawTcp: 'org.graylog2.inputs.raw.tcp.RawTCPInput',
  rawHttp: 'console.inputs.raw.RawHttpInput',
  cef: 'org.graylog.plugins.cef.input.CEFTCPInput',
  beats: 'org.graylog.plugins.beats.Beats2Input',
  netflow: 'org.graylog.plugins.netflow.inputs.NetFlowUdpInput',
} as const;
const examples = (type: keyof typeof classes, attributes: Record<string, unknown> = {}) =>
  sendExamples(
    { type: classes[type], attributes: { bind_address: '0.0.0.0', port: 4711, ...attributes } },
    { machine: 'logs.example.org', hello: 'Hello' },
  );
const text = (type: keyof typeof classes, tool: string, attributes?: Record<string, unknown>) =>
  examples(type, attributes).find((one) => one.tool === tool)?.text ?? '';

/** What a command sends to a program, and the arguments it calls it with. */
function run(command: string, program: string): { sent: string; called: string } {
  const printed = execFileSync(
    'bash',
    ['-c', `${program}() { cat; printf '\\1%s\\2' "$@"; }; ${command}`],
    { encoding: 'utf8' },
  );
  const at = printed.indexOf('\u0001');
  return {
    sent: printed.slice(0, at),
    called: printed
      .slice(at + 1)
      .split(/[\u0001\u0002]+/)
      .filter(Boolean)
      .join(' '),
  };
}

it('sends a GELF message with the configured delimiter', () => {
  for (const [end, attributes] of [
    ['\0', { use_null_delimiter: true }],
    ['\n', { use_null_delimiter: false }],
  ] as const) {
    const { sent, called } = run(text('gelfTcp', 'netcat', attributes), 'nc');
    expect(sent.at(-1)).toBe(end);
    expect(JSON.parse(sent.slice(0, -1))).toMatchObject({ version: '1.1', short_message: 'Hello' });
    expect(called).toBe('-w 1 logs.example.org 4711');
  }
  expect(JSON.parse(run(text('gelfUdp', 'netcat'), 'nc').sent)).toMatchObject({
    short_message: 'Hello',
  });
});

it('sends syslog and CEF lines', () => {
  expect(run(text('syslogUdp', 'netcat'), 'nc')).toMatchObject({
    sent: expect.stringMatching(/^<14>[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ console: Hello\n$/),
    called: '-u -w 1 logs.example.org 4711',
  });
  expect(run(text('cef', 'netcat'), 'nc').sent).toMatch(/^CEF:0\|.*Hello/);
});

it('quotes hosts for the shell', () => {
  const nasty = 'a\'; echo gone; $(id) `id` "';
  for (const type of ['gelfTcp', 'rawTcp', 'syslogTcp'] as const)
    expect(run(text(type, 'netcat', { bind_address: nasty }), 'nc').called).toBe(
      `-w 1 ${nasty.trim()} 4711`,
    );
  expect(examples('beats', { bind_address: nasty })[0]?.text).toContain(
    JSON.stringify(`${nasty.trim()}:4711`),
  );
});

it('puts IPv6 addresses in brackets before a port', () => {
  expect(text('gelfHttp', 'curl', { bind_address: '2001:db8::1' })).toContain(
    'http://[2001:db8::1]:4711/gelf',
  );
  expect(text('rawHttp', 'curl', { tls_enable: true })).toBe(
    "curl --insecure -d 'Hello' https://logs.example.org:4711/raw",
  );
  expect(text('gelfTcp', 'netcat', { bind_address: '2001:db8::1' })).toContain(
    'nc -w 1 2001:db8::1 4711',
  );
});

it('uses TLS if the input does', () => {
  expect(text('gelfTcp', 'openssl', { tls_enable: true })).toContain(
    'openssl s_client -quiet -no_ign_eof -connect logs.example.org:4711',
  );
  expect(text('gelfTcp', 'Python', { tls_enable: true })).toContain('context.wrap_socket');
  expect(examples('syslogTcp', { tls_enable: true }).map(({ tool }) => tool)).toEqual([
    'openssl',
    'rsyslog',
  ]);
  expect(text('beats', 'Filebeat', { tls_enable: true })).toContain('ssl.verification_mode: none');
});

it('has no examples for inputs that fetch their messages', () => {
  expect(
    sendExamples(
      { type: 'console.inputs.filetail.FileTailInput', attributes: { path: '/var/log' } },
      { machine: 'm', hello: 'h' },
    ),
  ).toEqual([]);
  expect(examples('netflow')[0]?.text).toBe('softflowd -i eth0 -v 9 -n logs.example.org:4711');
});
