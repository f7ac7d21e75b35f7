import { Suspense } from 'react';
import styled from 'styled-components';
import type { MessageDetailsProps } from '@/shared/message/MessageDetails';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Skeleton } from '@/ui/skeleton/Skeleton';

const OpenedDetails = lazyComponent(
  withTexts(['message'], async () => (await import('./OpenedDetails')).OpenedDetails),
);

/** The details of an open row; they stay in view when the table scrolls horizontally. */
export function LazyDetails(props: MessageDetailsProps) {
  return (
    <Frame>
      <Suspense
        fallback={
          <Placeholder role="status" aria-label={t('messages.detailsComing')}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Placeholder>
        }
      >
        <OpenedDetails {...props} />
      </Suspense>
    </Frame>
  );
}

const LINES = ['54%', '71%', '38%', '62%'];

const Frame = styled.div`
  position: sticky;
  left: 0;
  width: 100cqw;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  font: ${({ theme }) => `${theme.size.base}/1.45 ${theme.font.text}`};
`;

const Placeholder = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding-block: ${({ theme }) => theme.space.m};
`;
