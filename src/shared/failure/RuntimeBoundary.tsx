import { Component, createContext, type ContextType, type ReactNode } from 'react';
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

/** Milliseconds after which a part that failed is rendered again, where nobody presses a button. */
export const RenderAgainContext = createContext<number | undefined>(undefined);

/**
 * Contains the render error of a widget in its place. Errors that concern the whole page
 * are rethrown.
 */
export class RuntimeBoundary extends Component<RuntimeBoundaryProps, { error: unknown }> {
  static override contextType = RenderAgainContext;
  declare context: ContextType<typeof RenderAgainContext>;
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ of }: RuntimeBoundaryProps) {
    if (of !== this.props.of && this.state.error !== undefined) this.retry();
  }

  override componentDidCatch() {
    if (this.context) setTimeout(this.retry, this.context);
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (kindOf(error).kind !== 'other') throw error;
    return (
      <Notice tone="danger" title={t('failure.runtimeTitle')}>
        <p>{t('failure.widget')}</p>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <FailureDetails
          error={error}
          actions={<Button onClick={this.retry}>{t('failure.retry')}</Button>}
        />
      </Notice>
    );
  }
}
