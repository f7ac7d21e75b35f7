import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatCount } from '@/domain/format/number';
import { quoteValue } from '@/domain/query/values';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { FileBox } from '@/shared/pickers/boxes';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Notice } from '@/ui/notice/Notice';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { sendLines, type Sent } from './send-lines';

/** Uploads the lines of a local file. Only the embedded node accepts messages without an input. */
export function OneFile() {
  const { permits } = useSession();
  return useIsEmbedded() && permits(PERMISSIONS.inputs.create) ? <Sending /> : null;
}

function Sending() {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<Sent>();
  const stop = useRef(new AbortController());
  const sending = useMutation({
    mutationFn: (one: File) => sendLines(one, setSent, stop.current.signal),
    onSettled: () => setFile(undefined),
  });
  const begin = () => {
    if (!file) return;
    stop.current = new AbortController();
    setSent(undefined);
    sending.mutate(file);
  };
  const name = sending.variables?.name ?? '';
  return (
    <DetailCard title={t('inputs.file')}>
      <Quiet>{t('inputs.fileText')}</Quiet>
      {sending.isPending ? (
        <ProgressBar
          label={t('inputs.fileSending', { name })}
          value={sent && (100 * sent.bytes) / sending.variables.size}
          text={t('inputs.fileLines', {
            count: sent?.accepted ?? 0,
            lines: formatCount(sent?.accepted ?? 0),
          })}
        />
      ) : (
        <FileBox aria-label={t('inputs.file')} value={file} onChange={setFile} />
      )}
      <div>
        {sending.isPending ? (
          <Button onClick={() => stop.current.abort()}>{t('inputs.fileStop')}</Button>
        ) : (
          <Button variant="primary" disabled={!file} onClick={begin}>
            {t('inputs.fileSend')}
          </Button>
        )}
      </div>
      {sending.error?.name !== 'AbortError' && <FailureNotice error={sending.error} />}
      {!sending.isPending && sent && sent.accepted + sent.refused > 0 && (
        <Notice
          tone={sent.refused > 0 ? 'warning' : 'success'}
          title={t('inputs.fileSent', {
            count: sent.accepted,
            lines: formatCount(sent.accepted),
            name,
          })}
        >
          {sent.refused > 0 && (
            <p>
              {t('inputs.fileRefused', { count: sent.refused, lines: formatCount(sent.refused) })}
            </p>
          )}
          <Link
            to={paths.search({
              q: `source:${quoteValue(name)}`,
              rangetype: 'relative',
              relative: '0',
            })}
          >
            {t('inputs.showReceived')}
          </Link>
        </Notice>
      )}
    </DetailCard>
  );
}

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
