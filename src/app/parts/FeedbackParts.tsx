import Inbox from 'lucide-react/icons/inbox';
import styled from 'styled-components';
import { LifecycleBadge, PageHead } from '@/shared/page-header/PageHead';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { Notice } from '@/ui/notice/Notice';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { SkeletonDetail, SkeletonForm, SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { Spinner } from '@/ui/spinner/Spinner';
import { Specimen } from './Specimen';

export function FeedbackParts() {
  return (
    <>
      <Wide>
        <PageHead
          title="Streams"
          lifecycle="experimental"
          description="Messages that match the rules of a stream are routed into it as they arrive."
          documentation="https://docs.example.org"
          neighbours={<Button variant="quiet">Index sets</Button>}
          actions={
            <>
              <Button>Import</Button>
              <Button variant="primary">Create stream</Button>
            </>
          }
        />
      </Wide>
      <Specimen name="Lifecycle">
        <LifecycleBadge lifecycle="experimental" />
        <LifecycleBadge lifecycle="legacy" />
      </Specimen>
      <Specimen name="Toasts">
        <Toasts />
      </Specimen>
      <Specimen name="Notices">
        <Notice tone="info" title="Indices are being read">
          This may take a minute.
        </Notice>
        <Notice tone="success">All messages arrived.</Notice>
        <Notice
          tone="warning"
          title="Two shards are missing"
          actions={<Button>Look them up</Button>}
        >
          What you see is not complete.
        </Notice>
        <Notice tone="danger" title="The search failed">
          The index is gone.
        </Notice>
      </Specimen>
      <Specimen name="Empty state">
        <Wide>
          <EmptyState
            title="No streams found."
            icon={<Inbox size="1.2em" />}
            action={<Button variant="primary">Create stream</Button>}
          >
            A stream gathers the messages that match its rules.
          </EmptyState>
        </Wide>
      </Specimen>
      <Specimen name="Loading">
        <Spinner label="Loading..." />
      </Specimen>
      <Specimen name="Progress">
        <Wide>
          <ProgressBar label="Import" value={0} text="0 of 8 files" />
          <ProgressBar label="Import" value={37.5} text="3 of 8 files" />
          <ProgressBar label="Disk" value={92} text="92%" tone="warning" />
          <ProgressBar label="Disk" value={100} text="100%" tone="danger" />
          <ProgressBar label="Recalculating" />
        </Wide>
      </Specimen>
      <Specimen name="Skeletons">
        <Wide>
          <SkeletonList label="Loading..." rows={3} />
        </Wide>
        <Wide>
          <SkeletonForm label="Loading..." rows={2} />
        </Wide>
        <Wide>
          <SkeletonDetail label="Loading..." rows={3} />
        </Wide>
      </Specimen>
    </>
  );
}

function Toasts() {
  return (
    <>
      <Button
        onClick={() =>
          toasts.success('Mail was created.', 'Stream', {
            label: 'Show',
            onSelect: () => toasts.info('It is shown.'),
          })
        }
      >
        Success
      </Button>
      <Button onClick={() => toasts.info('The index is being rotated.')}>Info</Button>
      <Button onClick={() => toasts.warning('Two of five streams could not be paused.')}>
        Warning
      </Button>
      <Button
        onClick={() =>
          toasts.error(
            'The index set of the stream is gone, and so is everything that would have been said about it.',
            'Stream was not saved',
          )
        }
      >
        Error
      </Button>
    </>
  );
}

const Wide = styled.div`
  display: grid;
  flex: 1;
  gap: ${({ theme }) => theme.space.s};
  min-width: min(${({ theme }) => theme.width.tooltip}, 100%);
`;
