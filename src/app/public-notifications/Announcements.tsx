import { useState } from 'react';
import styled from 'styled-components';
import type { PublicNotification, PublicNotifications } from '@/contract/public-notifications';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice, type NoticeTone } from '@/ui/notice/Notice';
import { dismiss, dismissedIds } from './dismissed';

/** Active announcements that were not dismissed in this browser. */
export function Announcements({ all }: { all: PublicNotifications }) {
  const [dismissed, setDismissed] = useState(dismissedIds);
  const shown = Object.entries(all).filter(
    ([id, { isActive, isDismissible }]) => isActive && !(isDismissible && dismissed.has(id)),
  );
  if (shown.length === 0) return null;
  return (
    <Region aria-label={t('publicNotifications.label')}>
      {shown.map(([id, notification]) => (
        <Announcement
          key={id}
          notification={notification}
          onDismiss={() => {
            dismiss(id, Object.keys(all));
            setDismissed(dismissedIds());
          }}
        />
      ))}
    </Region>
  );
}

function Announcement({
  notification: { variant, title, hiddenTitle, shortMessage, longMessage, isDismissible },
  onDismiss,
}: {
  notification: PublicNotification;
  onDismiss: () => void;
}) {
  const [open, setOpen] = useState(false);
  const hasMore = longMessage.trim() !== '';
  return (
    <Notice tone={toneOf(variant)}>
      <Line>
        <Words>
          {!hiddenTitle && <strong>{title}</strong>}
          <p>{shortMessage}</p>
          {open && <p>{longMessage}</p>}
        </Words>
        {hasMore && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'publicNotifications.less' : 'publicNotifications.more')}
          </Button>
        )}
        {isDismissible && (
          <Button variant="quiet" onClick={onDismiss}>
            {t('publicNotifications.dismiss')}
          </Button>
        )}
      </Line>
    </Notice>
  );
}

function toneOf(variant: string): NoticeTone {
  switch (variant) {
    case 'danger':
    case 'warning':
    case 'success':
      return variant;
    default:
      return 'info';
  }
}

/** Limits the height, so that long announcements leave most of the window to the page. */
const Region = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  max-height: 35dvh;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  overflow: auto;
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
`;

const Words = styled.div`
  flex: 1 1 ${({ theme }) => theme.width.tooltip};
  min-width: 0;
  p {
    margin: 0;
    white-space: pre-line;
  }
`;
