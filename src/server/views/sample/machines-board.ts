import { NEW_VARIABLE } from '@/domain/search/variables/variable';
import {
  by,
  count,
  formats,
  HOUR,
  metric,
  MS,
  number,
  top,
  type SampleDashboard,
} from './sample-board';

/** What the machines write, and who signs in to them. */
export const MACHINES: SampleDashboard = {
  title: 'Machines',
  summary: 'What each machine writes, and who signs in',
  description: 'The machine at the top applies to every widget.',
  variables: [
    {
      ...NEW_VARIABLE,
      name: 'machine',
      label: 'Machine',
      kind: 'field',
      field: 'source',
      multiple: true,
      all: true,
    },
  ],
  pages: [
    {
      title: 'Load',
      widgets: [
        {
          title: 'Messages by machine',
          place: [1, 1, 8, 3],
          query: '_exists_:app AND source:$machine$',
          chart: {
            columnPivots: [top('source')],
            series: [count],
            visualizationConfig: { barmode: 'stack', axis_type: 'linear' },
            rollup: false,
          },
        },
        {
          title: 'Garbage collection, longest pause',
          place: [9, 1, 4, 3],
          query: 'logger:gc AND source:$machine$',
          chart: {
            ...number(metric('max(pause_ms)', 'Pause'), 'LOWER'),
            ...formats({ 'max(pause_ms)': MS }),
          },
        },
        {
          title: 'Machines and programs',
          place: [1, 4, 6, 4],
          query: '_exists_:app AND source:$machine$',
          chart: {
            rowPivots: [top('source')],
            columnPivots: [top('app')],
            series: [count],
            visualization: 'heatmap',
            visualizationConfig: {
              color_scale: 'Viridis',
              reverse_scale: false,
              auto_scale: true,
              use_smallest_as_default: false,
            },
            rollup: false,
          },
        },
        {
          title: 'Mail queue',
          place: [7, 4, 6, 4],
          query: 'app:mailer AND source:$machine$',
          chart: {
            series: [metric('max(queue_depth)', 'Waiting mails')],
            visualization: 'line',
            visualizationConfig: { interpolation: 'step-after', axis_type: 'linear' },
          },
        },
      ],
    },
    {
      title: 'Sign-ins',
      widgets: [
        {
          title: 'Sign-ins by result',
          place: [1, 1, 8, 3],
          query: 'app:sshd AND action:"sign-in" AND source:$machine$',
          chart: {
            columnPivots: [top('success')],
            series: [metric('count()', 'Sign-ins')],
            visualizationConfig: { barmode: 'stack', axis_type: 'linear' },
            rollup: false,
            ...formats({}, { labels: { success: { true: 'Accepted', false: 'Refused' } } }),
          },
        },
        {
          title: 'Refused sign-ins, last hour',
          place: [9, 1, 4, 3],
          query: 'app:sshd AND success:false AND source:$machine$',
          range: HOUR,
          chart: number(metric('count()', 'Refused'), 'LOWER'),
        },
        {
          title: 'Most refused addresses',
          place: [1, 4, 6, 4],
          query: 'app:sshd AND success:false AND source:$machine$',
          chart: {
            rowPivots: [top('client_ip')],
            series: [metric('count()', 'Refused'), metric('card(user_name)', 'User names')],
            sort: [by('series', 'count()')],
            visualization: 'table',
          },
        },
        {
          title: 'Latest sign-ins',
          place: [7, 4, 6, 4],
          query: 'app:sshd AND action:"sign-in" AND source:$machine$',
          columns: ['timestamp', 'source', 'user_name', 'client_ip', 'success'],
        },
      ],
    },
  ],
};
