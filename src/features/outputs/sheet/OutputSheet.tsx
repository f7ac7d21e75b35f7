import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { ConfigSheet } from '@/shared/config-form/ConfigSheet';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { outputs } from '../model/outputs';
import { outputQueries } from '../model/queries';
import { TypeChoice } from './TypeChoice';

export type OutputTask =
  | {
      kind: 'new';
      /** The stream that the output is added to. */
      stream?: { id: string; title: string };
    }
  | { kind: 'edit'; id: string; title: string };

type OutputSheetProps = { task: OutputTask; onClose: () => void };

/** Creates an output, for which users choose a type first, or edits one. */
export function OutputSheet({ task, onClose }: OutputSheetProps) {
  const [chosen, setChosen] = useState<string>();
  const types = useQuery(outputQueries.types());
  const output = useQuery({
    ...outputs.one(task.kind === 'edit' ? task.id : ''),
    enabled: task.kind === 'edit',
  });
  const fresh = output.isFetchedAfterMount ? output.data : undefined;
  const type = types.data?.[fresh?.type ?? chosen ?? ''];
  if (type && task.kind === 'new') return <NewOutput task={task} type={type} onClose={onClose} />;
  if (type && fresh) return <EditOutput output={fresh} type={type} onClose={onClose} />;
  const error = types.error ?? output.error;
  return (
    <Sheet title={headingOf(task)} onClose={onClose} closeLabel={t('forms.close')}>
      <FailureNotice
        error={error}
        retry={() => void (types.error ? types.refetch() : output.refetch())}
      />
      {!error &&
        (task.kind === 'new' && types.data ? (
          <TypeChoice types={Object.values(types.data)} onChoose={setChosen} />
        ) : fresh && types.data ? (
          <p>{t('outputs.unknownType', { type: fresh.type })}</p>
        ) : (
          <Spinner label={t('outputs.loadingForm')} />
        ))}
    </Sheet>
  );
}

function headingOf(task: OutputTask): string {
  if (task.kind === 'edit') return t('outputs.editOne', { title: task.title });
  return task.stream ? t('outputs.newFor', { stream: task.stream.title }) : t('outputs.new');
}

type NewOutputProps = {
  task: Extract<OutputTask, { kind: 'new' }>;
  type: api.OutputType;
  onClose: () => void;
};

function NewOutput({ task, type, onClose }: NewOutputProps) {
  const client = useQueryClient();
  const { stream } = task;
  return (
    <ConfigSheet
      heading={t('outputs.newOne', { type: type.name })}
      submit={t('outputs.create')}
      draftKey={['outputs.new', ...(stream ? [stream.id] : []), type.type].join('.')}
      type={type.type}
      requested={type.requested_configuration}
      title=""
      latest={undefined}
      onSubmit={({ title = '', configuration }) =>
        call(api.createOutput, {
          title: title.trim(),
          type: type.type,
          configuration,
          streams: stream ? [stream.id] : [],
        })
      }
      onSaved={({ title }) => {
        void outputs.refresh(client);
        toasts.success(
          stream
            ? t('outputs.createdFor', { title, stream: stream.title })
            : t('outputs.created', { title }),
        );
      }}
      onClose={onClose}
    />
  );
}

type EditOutputProps = { output: api.OutputSummary; type: api.OutputType; onClose: () => void };

function EditOutput({ output, type, onClose }: EditOutputProps) {
  const client = useQueryClient();
  const { id } = output;
  return (
    <ConfigSheet
      heading={t('outputs.editOne', { title: output.title })}
      submit={t('outputs.save')}
      draftKey={`outputs.edit.${id}`}
      type={output.type}
      requested={type.requested_configuration}
      title={output.title}
      configuration={output.configuration}
      latest={() => call(api.getOutput, { id })}
      onSubmit={({ title = '', configuration }) =>
        call(api.updateOutput, { id, changes: { title: title.trim(), configuration } })
      }
      onSaved={({ title }) => {
        void outputs.refresh(client);
        toasts.success(t('outputs.saved', { title }));
      }}
      onClose={onClose}
    />
  );
}
