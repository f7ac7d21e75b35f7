import { bracketed, plainWord, shellWord } from './shell-quoting';
import type { SendExample, Target } from './send-example';
import { socketTool, toSocket } from './socket-command';

/** Commands to try it out, then settings for programs that keep sending. */
export function syslogExamples(target: Target): SendExample[] {
  const { host, port, udp, encrypted, hello } = target;
  const plain = plainWord(host);
  const netcat: SendExample = {
    tool: socketTool(target),
    text: `echo "<14>$(date '+%b %e %T') $(hostname) console: ${hello}" | ${toSocket(target)}`,
  };
  if (encrypted) return [netcat, rsyslog(target)];
  return [
    {
      tool: 'logger',
      text: `logger --server ${shellWord(host)} --port ${port} --${udp ? 'udp' : 'tcp'} --rfc5424 '${hello}'`,
    },
    netcat,
    rsyslog(target),
    ...(udp
      ? [
          {
            tool: 'nginx',
            file: 'nginx.conf',
            text: `access_log syslog:server=${bracketed(plain)}:${port},tag=nginx combined;\nerror_log syslog:server=${bracketed(plain)}:${port},tag=nginx warn;`,
          },
        ]
      : []),
    {
      tool: 'Apache',
      file: 'httpd.conf',
      text: `CustomLog "|/usr/bin/logger --server ${plain} --port ${port} --${udp ? 'udp' : 'tcp'} --tag apache" combined`,
    },
    {
      tool: 'Cisco IOS',
      text: `logging host ${plain} transport ${udp ? 'udp' : 'tcp'} port ${port}`,
    },
  ];
}

function rsyslog({ host, port, udp, encrypted }: Target): SendExample {
  const more = encrypted
    ? ' StreamDriver="gtls" StreamDriverMode="1" StreamDriverAuthMode="anon"'
    : '';
  return {
    tool: 'rsyslog',
    file: '/etc/rsyslog.d/60-console.conf',
    text: `*.* action(type="omfwd" target="${plainWord(host)}" port="${port}" protocol="${udp ? 'udp' : 'tcp'}" template="RSYSLOG_SyslogProtocol23Format"${more})`,
  };
}
