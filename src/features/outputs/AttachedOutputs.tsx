import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '@/api/client';
import { removeStreamOutput, type OutputSummary } from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import type { Stream } from '@/contract/streams';
import { formatCount } from '@/domain/format/number';
import { ask } from '@/shared/confirm/ask';
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
import { useFigures } from './figures';
import { Figures, StateChip } from './OutputFigures';
import { outputQueries, outputs } from './outputs';

type AttachedOutputsProps = {
  stream: Stream;
  mayDetach: boolean;
  /** Opens the form of an output. */
  onEdit: (id: string) => void;
};

/** The outputs of a stream, with what they send. */
export function AttachedOutputs(props: AttachedOutputsProps) {
  const { data, error, refetch } = useQuery({
    ...outputQueries.ofStream(props.stream.id),
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
              <AttachedOutput {...props} output={output} />
            </Item>
          ))}
        </List>
      )}
    </DetailCard>
  );
}

function AttachedOutput({
  output,
  stream,
  mayDetach,
  onEdit,
}: AttachedOutputsProps & { output: OutputSummary }) {
  const session = useSession();
  const { permits } = session;
  const { data: types } = usePermittedQuery(PERMISSIONS.outputs.read, outputs.types());
  const figures = useFigures().of(output.id);
  const { id, title, type } = output;
  return (
    <>
      <Head>
        <h3>
          {permits(PERMISSIONS.outputs.read, id) ? (
            <Link to={paths.output(id)}>{title}</Link>
          ) : (
            title
          )}
        </h3>
        {figures && <StateChip figures={figures} />}
        <Type>{types?.[type]?.name ?? type}</Type>
        <Actions>
          {outputs.edit?.may(output, session) && permits(PERMISSIONS.outputs.read) && (
            <Button aria-label={t('outputs.editOne', { title })} onClick={() => onEdit(id)}>
              {t('outputs.edit')}
            </Button>
          )}
          {mayDetach && (
            <Button
              aria-label={t('outputs.detachOne', { title })}
              onClick={() => askToDetach(stream, output)}
            >
              {t('outputs.detach')}
            </Button>
          )}
        </Actions>
      </Head>
      {figures && <Figures figures={figures} />}
    </>
  );
}

function askToDetach(stream: Stream, output: OutputSummary): void {
  const names = { output: output.title, stream: stream.title };
  ask({
    title: t('outputs.detachTitle'),
    content: (
      <>
        <p>{t('outputs.detachMeans', names)}</p>
        <Waiting id={output.id} />
      </>
    ),
    run: () => call(removeStreamOutput, { id: stream.id, outputId: output.id }),
    keys: outputs.keys,
    done: () => toasts.success(t('outputs.detached', names)),
    failed: { title: t('outputs.notDetached') },
  });
}

/** What still waits in the output's queue. */
function Waiting({ id }: { id: string }) {
  const waiting = useFigures().of(id)?.waiting ?? 0;
  if (waiting === 0) return null;
  return <p>{t('outputs.detachWaiting', { count: waiting, messages: formatCount(waiting) })}</p>;
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
