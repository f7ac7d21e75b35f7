import { Component, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

type ChartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/**
 * Contains the error of a chart that cannot be loaded or drawn, and shows its data as text below a
 * notice.
 */
export class ChartBoundary extends Component<ChartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <Notice tone="warning">{t('histogram.chartFailed')}</Notice>
        {this.props.fallback}
      </>
    );
  }
}
