import { Component, type ReactNode } from 'react';
import { kindOf } from '@/shared/failure/describe-failure';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';

/** Shows a notice in place of a component whose chunk cannot be loaded; the page stays usable. */
export class ChunkErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (kindOf(error).kind !== 'lostChunk') throw error;
    return (
      <Notice
        tone="danger"
        title={t('failure.chunkTitle')}
        actions={<Button onClick={() => location.reload()}>{t('failure.reload')}</Button>}
      >
        {t('failure.chunk')}
      </Notice>
    );
  }
}
