import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { dumpQueries } from './queries';
import { DumpPage } from './DumpPage';

export function ThreadDumpPage() {
  const { nodeId = '' } = useParams();
  return (
    <DumpPage
      title={t('system.threadDump')}
      description={t('system.threadDumpLead')}
      nodeId={nodeId}
      query={useQuery(dumpQueries.threads(nodeId))}
    />
  );
}
