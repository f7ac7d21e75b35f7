import { overTime } from '@/domain/search/widgets/new-widgets';
import {
  by,
  count,
  formats,
  HOUR,
  metric,
  MS,
  number,
  top,
  WHOLE,
  type SampleDashboard,
} from './sample-board';

/** Orders, payments and answers of the shop. */
export const SHOP: SampleDashboard = {
  title: 'Shop operations',
  summary: 'Orders, payments and response times of the sample shop',
  description:
    'The widgets show the messages of the sample. About five hours before it was created, a release of the payment service failed and was rolled back.',
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
          chart: {
            ...number(metric('sum(amount)', 'Revenue'), 'HIGHER'),
            ...formats({ 'sum(amount)': WHOLE }),
          },
        },
        {
          title: 'Errors, last hour',
          place: [7, 1, 3, 2],
          query: 'level:<=3',
          range: HOUR,
          chart: number(metric('count()', 'Errors'), 'LOWER'),
        },
        {
          title: 'Response time, 95th percentile',
          place: [10, 1, 3, 2],
          query: 'app:nginx',
          range: HOUR,
          chart: {
            ...number(metric('percentile(took_ms,95)', 'p95'), 'LOWER'),
            ...formats({ 'percentile(took_ms,95)': MS }),
          },
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
              metric('avg(took_ms)', 'Average'),
              metric('percentile(took_ms,95)', 'p95'),
            ],
            sort: [by('series', 'percentile(took_ms,95)')],
            visualization: 'table',
            ...formats({
              'avg(took_ms)': { ...MS, decimals: 1 },
              'percentile(took_ms,95)': { ...MS, decimals: 1 },
            }),
          },
        },
        {
          title: 'Requests by country',
          place: [7, 6, 6, 4],
          query: 'app:nginx',
          chart: { rowPivots: [top('country', 50)], series: [count], visualization: 'map' },
        },
      ],
    },
    {
      title: 'Payments',
      widgets: [
        {
          title: 'Charge duration',
          place: [1, 1, 8, 3],
          query: 'app:payments',
          chart: {
            series: [
              metric('percentile(took_ms,95)', 'p95'),
              metric('percentile(took_ms,50)', 'Median'),
            ],
            visualization: 'line',
            // The failed release is a hundred times slower than everything else.
            visualizationConfig: { interpolation: 'linear', axis_type: 'logarithmic' },
            ...formats({ 'percentile(took_ms,95)': MS, 'percentile(took_ms,50)': MS }),
          },
        },
        {
          title: 'Revenue by card scheme (EUR)',
          place: [9, 1, 4, 3],
          query: 'app:payments AND _exists_:card_scheme',
          chart: {
            rowPivots: [top('card_scheme')],
            series: [metric('sum(amount)', 'EUR')],
            visualization: 'pie',
            ...formats({ 'sum(amount)': WHOLE }),
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
          title: 'Revenue (EUR)',
          place: [7, 4, 6, 3],
          query: 'app:storefront AND _exists_:amount',
          chart: {
            rowPivots: [overTime()],
            series: [metric('sum(amount)', 'Revenue')],
            visualization: 'area',
            visualizationConfig: { interpolation: 'linear', axis_type: 'linear' },
            ...formats({ 'sum(amount)': WHOLE }),
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
