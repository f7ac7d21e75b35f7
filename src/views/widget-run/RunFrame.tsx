import type { ReactNode } from 'react';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { FilledCell } from '@/views/widget-frame/FilledCell';
import type { ShownRun } from './use-widget-run';

/**
 * What shows the run of a widget. If it cannot be drawn, the widget goes on being searched, and the
 * next data are drawn again.
 */
export const RunFrame = ({
  of: { data, ref },
  isChart = false,
  children,
}: {
  of: ShownRun<unknown>;
  isChart?: boolean;
  children: ReactNode;
}) => (
  <FilledCell ref={ref} {...(isChart && { 'data-chart': '' })}>
    <RuntimeBoundary of={data?.arrivedAt}>{children}</RuntimeBoundary>
  </FilledCell>
);
