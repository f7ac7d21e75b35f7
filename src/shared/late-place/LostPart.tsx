import { Component, type ReactNode } from 'react';
import { kindOf } from '@/shared/failure/describe-failure';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';

/**
 * A late part that the browser will not fetch any more says so in its place; the page around it
 * stays.
 */
export class LostPart extends Component<{ children: ReactNode }, { error: unknown }> {
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
