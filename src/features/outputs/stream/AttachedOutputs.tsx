import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OutputSummary } from '@/contract/outputs';
import type { Stream } from '@/contract/streams';
import { formatCount } from '@/domain/format/number';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { OutputFigures } from '../counts/OutputFigures';
import { StateChip } from '../counts/StateChip';
import { Trouble } from '../counts/Trouble';
import { useFigures } from '../counts/use-figures';
import { mayDetach, mayEdit } from '../model/output-rights';
import { outputQueries } from '../model/queries';
import { OutputSheet } from '../sheet/OutputSheet';
import { detach } from './changes';

type Open = { kind: 'edit' | 'detach'; output: OutputSummary };

/** The outputs of a stream, with what they send. */
export function AttachedOutputs({ stream }: { stream: Stream }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { data, error, refetch } = useQuery({
    ...outputQueries.ofStream(stream.id),
    throwOnError: isPageFailure,
  });
  return (
    <DetailCard title={t('outputs.title')}>
      <FailureNotice error={error} retry={() => void refetch()} />
      {!data && !error && <SkeletonList label={t('outputs.loading')} rows={2} />}
      {data?.length === 0 && <p>{t('outputs.noneAttached')}</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((output) => (
            <Item key={output.id} aria-label={output.title}>
              <AttachedOutput output={output} stream={stream} onOpen={setOpen} />
            </Item>
          ))}
        </List>
      )}
      {open?.kind === 'edit' && (
        <OutputSheet
          task={{ kind: 'edit', id: open.output.id, title: open.output.title }}
          onClose={close}
        />
      )}
      {open?.kind === 'detach' && (
        <Detachment stream={stream} output={open.output} onClose={close} />
      )}
    </DetailCard>
  );
}

type AttachedOutputProps = {
  output: OutputSummary;
  stream: Stream;
  onOpen: (open: Open) => void;
};

function AttachedOutput({ output, stream, onOpen }: AttachedOutputProps) {
  const { permits } = useSession();
  const { data: types } = usePermittedQuery('outputs:read', outputQueries.types());
  const figures = useFigures().of(output.id);
  const { id, title, type } = output;
  return (
    <>
      <Head>
        <h3>
          {permits(`outputs:read:${id}`) ? <Link to={paths.output(id)}>{title}</Link> : title}
        </h3>
        {figures && <StateChip figures={figures} />}
        <Type>{types?.[type]?.name ?? type}</Type>
        <Actions>
          {mayEdit(id, permits) && permits('outputs:read') && (
            <Button
              aria-label={t('outputs.editOne', { title })}
              onClick={() => onOpen({ kind: 'edit', output })}
            >
              {t('outputs.edit')}
            </Button>
          )}
          {mayDetach(stream, permits) && (
            <Button
              aria-label={t('outputs.detachOne', { title })}
              onClick={() => onOpen({ kind: 'detach', output })}
            >
              {t('outputs.detach')}
            </Button>
          )}
        </Actions>
      </Head>
      {figures && <OutputFigures figures={figures} />}
      {figures && <Trouble figures={figures} />}
    </>
  );
}

type DetachmentProps = { stream: Stream; output: OutputSummary; onClose: () => void };

function Detachment({ stream, output, onClose }: DetachmentProps) {
  const names = { output: output.title, stream: stream.title };
  const waiting = useFigures().of(output.id)?.waiting ?? 0;
  const mutation = useMutation({
    ...detach,
    onSuccess: () => {
      toasts.success(t('outputs.detached', names));
      onClose();
    },
  });
  return (
    <ConfirmChange
      title={t('outputs.detachTitle')}
      failedTitle={t('outputs.notDetached')}
      mutation={mutation}
      variables={{ stream: stream.id, output: output.id }}
      onCancel={onClose}
    >
      <p>{t('outputs.detachMeans', names)}</p>
      {waiting > 0 && (
        <p>{t('outputs.detachWaiting', { count: waiting, messages: formatCount(waiting) })}</p>
      )}
    </ConfirmChange>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  & + & {
    padding-top: ${({ theme }) => theme.space.m};
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    margin: 0;
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.bold};
    overflow-wrap: anywhere;
  }
`;

const Type = styled.span`
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-inline-start: auto;
`;
