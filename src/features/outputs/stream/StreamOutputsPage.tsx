import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Stream } from '@/contract/streams';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { MissingPermissionPage } from '@/shared/failure/FailurePage';
import { useKeys } from '@/shared/keys/use-keys';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { PageLoader } from '@/shared/resource/PageLoader';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailPage } from '@/ui/detail/DetailPage';
import { Notice } from '@/ui/notice/Notice';
import { canHaveOutputs, mayAttach, mayCreate, maySeeOutputsOf } from '../model/output-rights';
import { outputQueries } from '../model/queries';
import { OutputSheet } from '../sheet/OutputSheet';
import { AttachCard } from './AttachCard';
import { AttachedOutputs } from './AttachedOutputs';

/** The outputs that receive the messages of a stream. */
export function StreamOutputsPage() {
  const { streamId = '' } = useParams();
  const { permits } = useSession();
  const query = useQuery({ ...outputQueries.stream(streamId), throwOnError: isPageFailure });
  if (!maySeeOutputsOf(streamId, permits)) return <MissingPermissionPage />;
  return (
    <PageLoader
      query={query}
      head={<Head title={t('outputs.title')} />}
      loading={t('outputs.loading')}
    >
      {(stream) => <Outputs key={stream.id} stream={stream} />}
    </PageLoader>
  );
}

function Outputs({ stream }: { stream: Stream }) {
  const { permits } = useSession();
  const [creating, setCreating] = useState(false);
  const { id, title } = stream;
  const creates = mayCreate(permits) && mayAttach(stream, permits);
  const create = () => setCreating(true);
  useKeys(t('outputs.title'), creates ? [{ keys: 'c', label: t('outputs.new'), run: create }] : []);
  const button = creates && (
    <Button variant="primary" icon={<Plus aria-hidden size="1.1em" />} onClick={create}>
      {t('outputs.new')}
    </Button>
  );
  const actions = (
    <>
      <ButtonLink variant="secondary" to={paths.streamSearch(id)}>
        {t('outputs.searchStream')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.editStream(id)}>
        {t('outputs.rules')}
      </ButtonLink>
      {button}
    </>
  );
  return (
    <DetailPage head={<Head title={t('outputs.ofStream', { title })} actions={actions} />}>
      {!canHaveOutputs(stream) && <Notice tone="info">{t('outputs.notForBuiltIn')}</Notice>}
      {stream.disabled && canHaveOutputs(stream) && (
        <Notice tone="warning">{t('outputs.streamPaused')}</Notice>
      )}
      <AttachedOutputs stream={stream} />
      {mayAttach(stream, permits) && permits('outputs:read') && <AttachCard stream={stream} />}
      {creating && (
        <OutputSheet
          task={{ kind: 'new', stream: { id, title } }}
          onClose={() => setCreating(false)}
        />
      )}
    </DetailPage>
  );
}

const Head = ({ title, actions }: { title: string; actions?: ReactNode }) => (
  <PageHead
    title={title}
    description={t('outputs.ofStreamLead')}
    way={[{ title: t('outputs.streams'), to: paths.streams() }]}
    actions={actions}
  />
);
