import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import type { IndexSet } from '@/contract/index-sets';
import { PERMISSIONS } from '@/contract/permissions';
import { getStream, type Stream, type StreamRule, type StreamRuleDraft } from '@/contract/streams';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { errorText } from '@/shared/failure/error-text';
import { SheetForm } from '@/shared/form/DialogForm';
import { change } from '@/shared/mutations/change';
import { paths } from '@/shared/paths';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { isNew } from '@/shared/resource/sheet/sheet-address';
import { TaskSheet } from '@/shared/resource/TaskSheet';
import { useSession } from '@/shared/session/session-context';
import { keptText, t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { streamQueries } from './model/queries';
import { cloneStream, createStream, updateStream, type SavedStream } from './save-stream';
import {
  fromStream,
  newStream,
  serverNames,
  validateStream,
  type StreamValues,
} from './stream-form';
import { StreamFields } from './StreamFields';
import { StreamFromMessage } from './StreamFromMessage';
import { exampleOf, inputOf, type StreamTask } from './stream-task';
import { mayClone, mayEdit } from './model/stream-rights';
import { runStream, streams } from './model/streams';
import { INPUT, NEW_RULE } from './rules/rule-task';

const titles = { new: 'streams.new', edit: 'streams.edit', clone: 'streams.clone' } as const;
const failures = {
  new: 'streams.notSaved',
  edit: 'streams.notUpdated',
  clone: 'streams.notCloned',
} as const;

/** Loads the initial values before it shows the form. */
export function StreamSheet({ task, onClose }: { task: StreamTask; onClose: () => void }) {
  const session = useSession();
  const title = t(titles[task.kind]);
  const may = (stream: Stream | undefined) =>
    stream
      ? (task.kind === 'edit' ? mayEdit : mayClone)(stream, session)
      : session.permits(PERMISSIONS.streams.create);
  return (
    <TaskSheet of={streams} task={task} title={title} may={may} onClose={onClose}>
      {(stream) => <StreamTaskForm task={task} stream={stream} onClose={onClose} />}
    </TaskSheet>
  );
}

type StreamTaskFormProps = { task: StreamTask; stream: Stream | undefined; onClose: () => void };

function StreamTaskForm({ task, stream, onClose }: StreamTaskFormProps) {
  const { data: sets, error, refetch } = useQuery(streamQueries.indexSets());
  const example = exampleOf(task);
  if (sets && example) return <StreamFromMessage example={example} sets={sets} onClose={onClose} />;
  if (sets) return <StreamForm task={task} sets={sets} stream={stream} onClose={onClose} />;
  return (
    <Sheet title={t(titles[task.kind])} onClose={onClose} closeLabel={t('forms.close')}>
      {error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <Spinner label={t('streams.loadingForm')} />
      )}
    </Sheet>
  );
}

type StreamFormProps = {
  task: StreamTask;
  sets: readonly IndexSet[];
  stream: Stream | undefined;
  onClose: () => void;
};

function StreamForm({ task, sets, stream, onClose }: StreamFormProps) {
  const navigate = useNavigate();
  const start = useMutation({
    ...change(streams.keys, runStream),
    onError: (error) => toasts.error(errorText(error), t('streams.notResumed')),
  });
  const described = task.kind === 'edit' && Boolean(stream?.description);
  const form = useResourceForm<StreamValues, SavedStream, Stream>(streams, {
    ...(task.kind === 'edit' && stream
      ? editing(stream)
      : {
          key: isNew(task) ? 'streams.new' : `streams.${task.kind}.${task.id}`,
          initialValues: startOf(task, sets, stream),
          onSubmit: (values: StreamValues) =>
            isNew(task) ? createStream(values) : cloneStream(task.id, values),
        }),
    validate: (values) => validateStream(values, described),
    serverNames,
    onSaved: ({ id, outcome }, { title }) => {
      const paused = outcome === 'cloned' || outcome === 'createdPaused';
      toasts.success(
        t(`streams.${outcome}`, { title: title.trim() }),
        undefined,
        paused
          ? { label: t('streams.start'), onSelect: () => start.mutate({ id, on: true }) }
          : undefined,
      );
      // A stream without rules receives nothing: they come next.
      if (task.kind === 'new')
        void navigate(paths.editStream(id, { rule: NEW_RULE, [INPUT]: inputOf(task) }));
      else onClose();
    },
  });
  return (
    <SheetForm
      form={form}
      title={t(titles[task.kind])}
      submit={task.kind === 'edit' ? t('streams.update') : t('streams.create')}
      failedTitle={t(failures[task.kind])}
      onClose={onClose}
    >
      <StreamFields sets={sets} current={stream?.index_set_id} />
    </SheetForm>
  );
}

function startOf(
  task: StreamTask,
  sets: readonly IndexSet[],
  stream: Stream | undefined,
): StreamValues {
  if (!stream) return newStream(sets);
  const values = fromStream(stream);
  return task.kind === 'clone'
    ? { ...values, title: keptText('streams.cloneOf', { title: stream.title }) }
    : values;
}

/** Rules that the stream had when it was loaded come back with a stream that is created again. */
const editing = (stream: Stream) => ({
  key: `streams.edit.${stream.id}`,
  edits: {
    loaded: stream,
    latest: () => call(getStream, { id: stream.id }),
    toValues: fromStream,
    createAgain: (values: StreamValues) =>
      createStream(values, (stream.rules ?? []).map(ruleDraft), stream.matching_type),
  },
  onSubmit: (
    _: StreamValues,
    { changes, current }: { changes: Partial<StreamValues>; current: Stream },
  ) => updateStream(stream.id, changes, current),
});

const ruleDraft = ({ type, field, value, inverted, description }: StreamRule): StreamRuleDraft => ({
  type,
  field,
  value,
  inverted,
  description,
});
