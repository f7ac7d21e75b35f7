import type { TimeRange } from '@/domain/time-range/time-range';
import { NEW_VARIABLE, type Variable } from '@/domain/search/variables/variable';
import { overTime } from '@/domain/search/widgets/new-widgets';
import type {
  AggregationConfig,
  Series,
  SortItem,
  ValuesPivot,
} from '@/domain/search/widgets/widget';

/** A widget of the sample: `place` is column, row, width and height. */
export type Placed = {
  title: string;
  place: readonly [col: number, row: number, width: number, height: number];
  query?: string;
  range?: TimeRange;
} & ({ chart: Partial<AggregationConfig> } | { columns: readonly string[] });
export type SamplePage = { title: string; widgets: readonly Placed[] };
type SampleDashboard = {
  title: string;
  summary: string;
  description: string;
  variables?: readonly Variable[];
  pages: readonly SamplePage[];
};

const HOUR: TimeRange = { type: 'relative', from: 3_600 };
export const DAY: TimeRange = { type: 'relative', from: 86_400 };

const top = (field: string, limit = 10): ValuesPivot => ({
  type: 'values',
  fields: [field],
  config: { limit, skipEmptyValues: true },
});
const metric = (of: string, name: string | null = null): Series => ({
  function: of,
  config: { name },
});
const by = (type: SortItem['type'], field: string): SortItem => ({
  type,
  field,
  direction: 'Descending',
});
const count = metric('count()', 'Messages');
const number = (series: Series, trend: 'LOWER' | 'HIGHER'): Partial<AggregationConfig> => ({
  rowPivots: [],
  series: [series],
  visualization: 'numeric',
  visualizationConfig: { trend: true, trend_preference: trend },
});

/** Orders, payments and answers of the shop. */
export const SHOP: SampleDashboard = {
  title: 'Shop operations',
  summary: 'Orders, payments and response times of the sample shop',
  description:
    'The widgets show the messages of the sample. In the morning, a release of the payment service failed and was rolled back.',
  pages: [
    {
      title: 'Overview',
      widgets: [
        {
          title: 'Orders, last hour',
          place: [1, 1, 3, 2],
          query: 'app:storefront AND _exists_:amount',
          range: HOUR,
          chart: number(metric('count()', 'Orders'), 'HIGHER'),
        },
        {
          title: 'Revenue, last hour (EUR)',
          place: [4, 1, 3, 2],
          query: 'app:storefront AND _exists_:amount',
          range: HOUR,
          chart: number(metric('sum(amount)', 'Revenue'), 'HIGHER'),
        },
        {
          title: 'Errors, last hour',
          place: [7, 1, 3, 2],
          query: 'level:<=3',
          range: HOUR,
          chart: number(metric('count()', 'Errors'), 'LOWER'),
        },
        {
          title: 'Response time, 95th percentile (ms)',
          place: [10, 1, 3, 2],
          query: 'app:nginx',
          range: HOUR,
          chart: number(metric('percentile(took_ms,95)', 'p95'), 'LOWER'),
        },
        {
          title: 'Responses by code',
          place: [1, 3, 8, 3],
          query: 'app:nginx',
          chart: {
            columnPivots: [top('response_code')],
            series: [metric('count()', 'Responses')],
            visualizationConfig: { barmode: 'stack', axis_type: 'linear' },
            rollup: false,
          },
        },
        {
          title: 'Messages by program',
          place: [9, 3, 4, 3],
          chart: { rowPivots: [top('app')], series: [count], visualization: 'pie' },
        },
        {
          title: 'Slowest paths',
          place: [1, 6, 6, 4],
          query: 'app:nginx',
          chart: {
            rowPivots: [top('path')],
            series: [
              metric('count()', 'Requests'),
              metric('avg(took_ms)', 'Average ms'),
              metric('percentile(took_ms,95)', 'p95 ms'),
            ],
            sort: [by('series', 'percentile(took_ms,95)')],
            visualization: 'table',
          },
        },
        {
          title: 'Sign-ins by country',
          place: [7, 6, 6, 4],
          query: '_exists_:country',
          chart: { rowPivots: [top('country', 50)], series: [count], visualization: 'map' },
        },
      ],
    },
    {
      title: 'Payments',
      widgets: [
        {
          title: 'Time of a charge, 95th percentile (ms)',
          place: [1, 1, 8, 3],
          query: 'app:payments',
          chart: {
            series: [
              metric('percentile(took_ms,95)', 'p95'),
              metric('percentile(took_ms,50)', 'Median'),
            ],
            visualization: 'line',
            visualizationConfig: { interpolation: 'linear', axis_type: 'linear' },
          },
        },
        {
          title: 'Card schemes',
          place: [9, 1, 4, 3],
          query: 'app:payments AND _exists_:card_scheme',
          chart: {
            rowPivots: [top('card_scheme')],
            series: [metric('sum(amount)', 'EUR')],
            visualization: 'pie',
          },
        },
        {
          title: 'Exceptions',
          place: [1, 4, 6, 3],
          query: '_exists_:exception_class',
          chart: {
            rowPivots: [top('exception_class')],
            columnPivots: [],
            series: [metric('count()', 'Occurrences')],
            sort: [by('series', 'count()')],
            visualization: 'table',
          },
        },
        {
          title: 'Revenue by hour (EUR)',
          place: [7, 4, 6, 3],
          query: 'app:storefront AND _exists_:amount',
          chart: {
            rowPivots: [overTime()],
            series: [metric('sum(amount)', 'Revenue')],
            visualization: 'area',
            visualizationConfig: { interpolation: 'linear', axis_type: 'linear' },
          },
        },
        {
          title: 'Errors of the payment service',
          place: [1, 7, 12, 5],
          query: 'app:payments AND level:<=4',
          columns: ['timestamp', 'level', 'exception_class', 'message'],
        },
      ],
    },
  ],
};

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
          query: 'source:$machine$',
          chart: {
            columnPivots: [top('source')],
            series: [count],
            visualization: 'area',
            visualizationConfig: { interpolation: 'linear', axis_type: 'linear' },
            rollup: false,
          },
        },
        {
          title: 'Garbage collection, longest pause (ms)',
          place: [9, 1, 4, 3],
          query: 'logger:gc AND source:$machine$',
          chart: number(metric('max(pause_ms)', 'Pause'), 'LOWER'),
        },
        {
          title: 'Machines and programs',
          place: [1, 4, 6, 4],
          query: 'source:$machine$',
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
