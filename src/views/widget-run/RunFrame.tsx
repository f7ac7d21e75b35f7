import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { t } from '@/shared/texts/t';
import { FilledCell } from '@/views/widget-frame/FilledCell';
import type { ShownRun } from './use-widget-run';

/**
 * What shows the run of a widget. If it cannot be drawn, the widget goes on being searched, and the
 * next data are drawn again.
 */
export const RunFrame = ({
  of: { data, ref, isBusy, searchesAhead },
  isChart = false,
  children,
}: {
  of: ShownRun<unknown>;
  isChart?: boolean;
  children: ReactNode;
}) => (
  <FilledCell ref={ref} {...(isChart && { 'data-chart': '' })}>
    {isBusy && searchesAhead !== undefined && (
      <Waiting role="status">{t('status.waiting', { count: searchesAhead })}</Waiting>
    )}
    <RuntimeBoundary of={data?.arrivedAt}>{children}</RuntimeBoundary>
  </FilledCell>
);

const Waiting = styled.p`
  flex: none;
  margin: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
