import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatCount } from '@/domain/format/number';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { FileBox } from '@/shared/pickers/boxes';
import { TimeZonePicker } from '@/shared/pickers/TimeZonePicker';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Field } from '@/ui/field/Field';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { sendFile, type Sent } from './send-file';
import { SentFile } from './SentFile';

/** Uploads the rows of a local file. Only the embedded node accepts messages without an input. */
export function OneFile() {
  const { permits } = useSession();
  return useIsEmbedded() && permits(PERMISSIONS.inputs.create) ? <Sending /> : null;
}

function Sending() {
  const session = useSession();
  const [file, setFile] = useState<File>();
  const [zone, setZone] = useState(session.zone);
  const [sent, setSent] = useState<Sent>();
  const stop = useRef(new AbortController());
  const sending = useMutation({
    mutationFn: (one: File) =>
      sendFile(one, { zone, onSent: setSent, signal: stop.current.signal }),
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
        <>
          <FileBox aria-label={t('inputs.file')} value={file} onChange={setFile} />
          <Field label={t('inputs.fileZone')} help={t('inputs.fileZoneHelp')}>
            {(control) => (
              <TimeZonePicker
                {...control}
                value={zone}
                onChange={(next) => setZone(next ?? session.zone)}
              />
            )}
          </Field>
        </>
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
      {!sending.isPending && sent && <SentFile name={name} sent={sent} />}
    </DetailCard>
  );
}

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
