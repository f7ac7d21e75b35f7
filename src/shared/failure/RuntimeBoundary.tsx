import { Component, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { kindOf } from './describe-failure';
import { FailureDetails } from './FailureDetails';

type RuntimeBoundaryProps = {
  /** Resets the boundary when it changes. */
  of: unknown;
  children: ReactNode;
};

/**
 * Contains the render error of a part of a page in its place. Errors that concern the whole page
 * are rethrown.
 */
export class RuntimeBoundary extends Component<RuntimeBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ of }: RuntimeBoundaryProps) {
    if (of !== this.props.of && this.state.error !== undefined) this.retry();
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (kindOf(error).kind !== 'other') throw error;
    return (
      <Notice tone="danger" title={t('failure.runtimeTitle')}>
        <p>{t('failure.runtime')}</p>
        <FailureDetails
          error={error}
          actions={<Button onClick={this.retry}>{t('failure.retry')}</Button>}
        />
      </Notice>
    );
  }
}
