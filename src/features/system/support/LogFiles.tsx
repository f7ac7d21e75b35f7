import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { LogFile, SupportManifest } from '@/contract/support';
import type { CallResult } from '@/contract/system-log';
import { formatBytes } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { NodeName } from '../cluster/NodeName';
import { systemQueries } from '../cluster/queries';
import { PlainList } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { When } from '../page/When';
import { FileRow } from './FileRow';
import { downloadLogFile, supportQueries } from './queries';

/** The log files of each node. The API offers downloads of the responding node only. */
export function LogFiles() {
  const query = useQuery(supportQueries.logFiles());
  const self = useQuery(systemQueries.serverNode());
  return (
    <Part title={t('support.logFiles')} query={query}>
      {(nodes) =>
        Object.entries(nodes).map(([nodeId, result]) => (
          <section key={nodeId}>
            <Where>
              <NodeName id={nodeId} />
            </Where>
            <FilesOfNode result={result} responding={self.data?.node_id === nodeId} />
          </section>
        ))
      }
    </Part>
  );
}

function FilesOfNode({
  result,
  responding,
}: {
  result: CallResult<SupportManifest>;
  responding: boolean;
}) {
  const { response, server_error_message: failure } = result;
  const files = response?.entity?.entries.logfiles;
  if (files === undefined)
    return (
      <Quiet>
        {t('support.logFilesFailed', { reason: response?.error_text ?? failure ?? '' })}
      </Quiet>
    );
  if (files.length === 0) return <Quiet>{t('support.noLogFiles')}</Quiet>;
  return (
    <>
      <PlainList>
        {files.map((file) => (
          <li key={file.id}>
            <FileRow
              name={file.name}
              details={<FileDetails file={file} />}
              {...(responding && { onDownload: () => downloadLogFile(file) })}
            />
          </li>
        ))}
      </PlainList>
      {!responding && <Quiet>{t('support.otherNode')}</Quiet>}
    </>
  );
}

const FileDetails = ({ file: { size, lastModified } }: { file: LogFile }) => (
  <>
    {t('support.logFile', { size: formatBytes(size) })} <When at={lastModified} />
  </>
);

const Where = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space.s};
`;
