import { bracketed, shellWord } from './shell-quoting';
import type { SendExample, Target } from './send-example';
import { socketTool, toSocket } from './socket-command';

export function rawExamples(target: Target): SendExample[] {
  const { host, port, udp, http, encrypted, hello } = target;
  if (http)
    return [
      {
        tool: 'curl',
        text: `curl ${encrypted ? '--insecure ' : ''}-d '${hello}' ${shellWord(`${encrypted ? 'https' : 'http'}://${bracketed(host)}:${port}/raw`)}`,
      },
    ];
  const line = target.endsWithNull && !udp ? `printf '${hello}\\0'` : `echo '${hello}'`;
  const follow = `tail -F /var/log/app.log | ${toSocket(target).replace(' -w 1', '')}`;
  return [
    { tool: socketTool(target), text: `${line} | ${toSocket(target)}` },
    ...(udp || encrypted || target.endsWithNull ? [] : [{ tool: 'tail', text: follow }]),
  ];
}

export function cefExamples(target: Target): SendExample[] {
  const event = `CEF:0|Example|Firewall|1.0|100|${target.hello}|5|src=192.0.2.10 dst=192.0.2.20 act=blocked`;
  return [
    {
      tool: socketTool(target),
      text: `${target.endsWithNull && !target.udp ? `printf '${event}\\0'` : `echo '${event}'`} | ${toSocket(target)}`,
    },
  ];
}

/** Flows are binary, so a probe that watches a network interface has to send them. */
export const netflowExamples = ({ host, port }: Target): SendExample[] => [
  {
    tool: 'softflowd',
    text: `softflowd -i eth0 -v 9 -n ${shellWord(`${bracketed(host)}:${port}`)}`,
  },
];
