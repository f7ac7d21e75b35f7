import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { dumpQueries } from './queries';
import { DumpPage } from './DumpPage';

export function ProcessBufferDumpPage() {
  const { nodeId = '' } = useParams();
  return (
    <DumpPage
      title={t('system.bufferDump')}
      description={t('system.bufferDumpLead')}
      nodeId={nodeId}
      query={useQuery(dumpQueries.processBuffer(nodeId))}
    />
  );
}
