import { bracketed } from './shell-quoting';
import type { SendExample, Target } from './send-example';

/** Beats have no output of their own for Graylog: they speak to it as to Logstash. */
export function beatsExamples({ host, port, encrypted }: Target): SendExample[] {
  const output = [
    'output.logstash:',
    `  hosts: [${JSON.stringify(`${bracketed(host)}:${port}`)}]`,
    ...(encrypted ? ['  ssl.verification_mode: none'] : []),
  ];
  return [
    {
      tool: 'Filebeat',
      file: 'filebeat.yml',
      text: [
        'filebeat.inputs:',
        '  - type: filestream',
        '    id: logs',
        '    paths:',
        '      - /var/log/*.log',
        ...output,
      ].join('\n'),
    },
    {
      tool: 'Winlogbeat',
      file: 'winlogbeat.yml',
      text: [
        'winlogbeat.event_logs:',
        '  - name: Application',
        '  - name: Security',
        '  - name: System',
        ...output,
      ].join('\n'),
    },
  ];
}
