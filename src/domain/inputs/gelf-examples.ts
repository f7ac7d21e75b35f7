import { bracketed, shellWord } from './shell-quoting';
import type { SendExample, Target } from './send-example';
import { socketTool, toSocket } from './socket-command';

const json = (host: string, hello: string) =>
  `{"version":"1.1","host":"${host}","short_message":"${hello}","level":6}`;

export function gelfExamples(target: Target): SendExample[] {
  const { host, port, udp, http, encrypted, endsWithNull, hello } = target;
  if (http) return httpExamples(target);
  const end = udp ? '' : endsWithNull ? '\\0' : '\\n';
  const address = `${udp ? 'udp' : 'tcp'}://${bracketed(host)}:${port}`;
  const command: SendExample = {
    tool: socketTool(target),
    text: `printf '${json('%s', hello)}${end}' "$(hostname)" | ${toSocket(target)}`,
  };
  // Docker always ends GELF messages with a null byte and cannot use TLS.
  const docker: SendExample = {
    tool: 'Docker',
    text: `docker run --rm --log-driver gelf --log-opt ${shellWord(`gelf-address=${address}`)} alpine echo '${hello}'`,
  };
  return [command, ...(udp || (endsWithNull && !encrypted) ? [docker] : []), python(target)];
}

function httpExamples({ host, port, encrypted, hello }: Target): SendExample[] {
  const url = `${encrypted ? 'https' : 'http'}://${bracketed(host)}:${port}/gelf`;
  return [
    {
      tool: 'curl',
      text: `curl ${encrypted ? '--insecure ' : ''}-H 'Content-Type: application/json' -d '${json('curl', hello)}' ${shellWord(url)}`,
    },
  ];
}

function python({ host, port, udp, encrypted, endsWithNull, hello }: Target): SendExample {
  const message = `json.dumps({"version": "1.1", "host": socket.gethostname(), "short_message": "${hello}"}).encode()`;
  const place = `(${JSON.stringify(host)}, ${port})`;
  const lines = udp
    ? [
        'import json, socket',
        '',
        `message = ${message}`,
        `socket.socket(socket.AF_INET${host.includes(':') ? '6' : ''}, socket.SOCK_DGRAM).sendto(message, ${place})`,
      ]
    : [
        `import json, socket${encrypted ? ', ssl' : ''}`,
        '',
        `message = ${message}`,
        `with socket.create_connection(${place}) as plain:`,
        ...(encrypted
          ? [
              '    context = ssl._create_unverified_context()',
              `    with context.wrap_socket(plain) as connection:`,
              `        connection.sendall(message + b"${endsWithNull ? '\\0' : '\\n'}")`,
            ]
          : [`    plain.sendall(message + b"${endsWithNull ? '\\0' : '\\n'}")`]),
      ];
  return { tool: 'Python', text: lines.join('\n') };
}
