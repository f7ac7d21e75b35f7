import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '@/api/client';
import { addStreamOutputs } from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import type { Stream } from '@/contract/streams';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { MissingPermissionPage } from '@/shared/failure/FailurePage';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { useKeys } from '@/shared/keys/use-keys';
import { change } from '@/shared/mutations/change';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import { PageLoader } from '@/shared/resource/PageLoader';
import { editSheet } from '@/shared/resource/sheet/sheet-address';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { TypedSheet } from '@/shared/resource/TypedSheet';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { Notice } from '@/ui/notice/Notice';
import { AttachedOutputs } from './AttachedOutputs';
import { outputForm } from './output-form';
import { outputQueries, outputs } from './outputs';

/** The outputs that receive the messages of a stream. */
export function StreamOutputsPage() {
  const { streamId = '' } = useParams();
  const { permits } = useSession();
  const query = useQuery({ ...outputQueries.stream(streamId), throwOnError: isPageFailure });
  if (!permits(PERMISSIONS.stream_outputs.read, streamId)) return <MissingPermissionPage />;
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
  const session = useSession();
  const { permits } = session;
  const { task, open, close } = useSheet(editSheet);
  const { id, title } = stream;
  const form = useMemo(() => outputForm({ id, title }), [id, title]);
  // Of the built-in streams, only the default stream may have outputs.
  const canHaveOutputs = stream.is_default || stream.is_editable;
  const mayChange = (action: 'create' | 'delete') =>
    canHaveOutputs &&
    permits(PERMISSIONS.streams.edit, id) &&
    permits(PERMISSIONS.stream_outputs[action], id);
  const mayAttach = mayChange('create') && permits(PERMISSIONS.outputs.read);
  const creates = mayAttach && permits(PERMISSIONS.outputs.create);
  const create = () => open({ kind: 'new' });
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
      {!canHaveOutputs && <Notice tone="info">{t('outputs.notForBuiltIn')}</Notice>}
      {stream.disabled && canHaveOutputs && (
        <Notice tone="warning">{t('outputs.streamPaused')}</Notice>
      )}
      <AttachedOutputs
        stream={stream}
        mayDetach={mayChange('delete')}
        onEdit={(output) => open({ kind: 'edit', id: output })}
      />
      {mayAttach && <AttachCard stream={stream} />}
      {task && (
        <TypedSheet
          key={JSON.stringify(task)}
          of={outputs}
          form={form}
          task={task}
          may={(output) => (output ? (outputs.edit?.may(output, session) ?? false) : creates)}
          onOpen={open}
          onClose={close}
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

/** Adds existing outputs to a stream. */
function AttachCard({ stream }: { stream: Stream }) {
  const { mutateAsync } = useMutation(
    change(outputs.keys, (ids: readonly string[]) =>
      call(addStreamOutputs, { id: stream.id, outputs: ids }),
    ),
  );
  const { data: types } = useQuery(outputs.types());
  const attached = new Set(stream.outputs.map(({ id }) => id));
  /** The field was cleared by a submit, so being empty is not an error. */
  const emptied = useRef(false);
  const form = useDraftForm<{ outputs: string[] }, void>({
    initialValues: { outputs: [] },
    validate: ({ outputs: ids }) => {
      if (ids.length > 0) emptied.current = false;
      return ids.length === 0 && !emptied.current ? { outputs: t('outputs.pickNeeded') } : {};
    },
    onSubmit: async ({ outputs: ids }) => {
      if (ids.length > 0) await mutateAsync(ids);
    },
    onSaved: (_, { outputs: ids }) => {
      if (ids.length > 0)
        toasts.success(t('outputs.attached', { count: ids.length, stream: stream.title }));
      emptied.current = true;
      form.setValue('outputs', []);
    },
  });
  return (
    <DetailCard title={t('outputs.attachExisting')}>
      <Form form={form} guard={false} failedTitle={t('outputs.notAttached')}>
        <MultiSelectField
          name="outputs"
          label={t('outputs.existing')}
          placeholder={t('outputs.pick')}
          query={useQuery(outputQueries.every)}
          toOption={({ id, title, type }) =>
            attached.has(id)
              ? undefined
              : { value: id, label: title, info: types?.[type]?.name ?? type }
          }
        />
        <FormActions submit={t('outputs.attach')} />
      </Form>
    </DetailCard>
  );
}
