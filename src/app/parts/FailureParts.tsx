import { ApiError } from '@/api/errors';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { FailurePage, NotFoundPage } from '@/shared/failure/FailurePage';
import { FetchFailurePage } from '@/shared/failure/FetchFailurePage';
import { MissingCapabilities } from '@/shared/failure/MissingCapabilities';
import { UnknownWidget } from '@/shared/failure/UnknownWidget';
import { Specimen } from './Specimen';

const request = { method: 'GET', url: '/api/streams' } as const;
const refused = new ApiError({
  status: 403,
  message: 'Not authorized',
  request,
  body: { type: 'ApiError', message: 'Not authorized' },
});
const missingStreams = new ApiError({
  status: 403,
  message: 'Not permitted',
  request,
  body: { type: 'MissingStreamPermission', message: 'Not permitted', streams: ['5f1a', '5f1b'] },
});
const failed = new ApiError({
  status: 500,
  message: 'The index is closed.',
  request,
  body: { type: 'ApiError', message: 'The index is closed.' },
});

export function FailureParts() {
  return (
    <>
      <Specimen name="In its place">
        <FailureNotice error={failed} retry={() => undefined} />
      </Specimen>
      <Specimen name="Page not found">
        <NotFoundPage path="/nowhere" />
      </Specimen>
      <Specimen name="Missing permissions">
        <FailurePage error={refused} />
      </Specimen>
      <Specimen name="Missing stream permissions">
        <FailurePage error={missingStreams} />
      </Specimen>
      <Specimen name="Something went wrong">
        <FailurePage error={new Error('x is not a function')} retry={() => undefined} />
      </Specimen>
      <Specimen name="Error getting data">
        <FetchFailurePage errors={[failed, refused]} retry={() => undefined} />
      </Specimen>
      <Specimen name="Missing capabilities">
        <MissingCapabilities kind="dashboard" missing={['search_filters', 'parameters']} />
      </Specimen>
      <Specimen name="Unknown widget">
        <UnknownWidget type="correlation" config={{ threshold: 3 }} />
      </Specimen>
    </>
  );
}
