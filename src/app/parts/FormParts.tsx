import { useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '@/api/errors';
import { ConfigSheet } from '@/shared/config-form/ConfigSheet';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { ModalForm, SheetForm } from '@/shared/form/DialogForm';
import {
  CheckboxField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/shared/form/fields';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { FormWizard } from '@/shared/form/FormWizard';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { PageHead } from '@/shared/page-header/PageHead';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { requestedParts } from './requested-parts';
import { Specimen } from './Specimen';

export function FormParts() {
  return (
    <>
      <PageHead title="Forms" />
      <Specimen name="Form">
        <Wide>
          <StreamForm />
        </Wide>
      </Specimen>
      <Specimen name="Dialogs">
        <Dialogs />
      </Specimen>
      <Specimen name="Wizard">
        <Wide>
          <Steps />
        </Wide>
      </Specimen>
    </>
  );
}

type Values = {
  title: string;
  description: string;
  retention: number | undefined;
  kind: 'gelf' | 'syslog';
  removes: boolean;
};
const EMPTY: Values = { title: '', description: '', retention: 14, kind: 'gelf', removes: false };

/** A slow fake save; the titles 'taken' and 'broken' are rejected in different ways. */
async function save({ title }: { title: string }): Promise<string> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const request = { method: 'POST', url: '/api/streams' };
  if (title === 'taken')
    throw new ApiError({
      status: 400,
      message: '',
      fieldErrors: { title: 'There is a stream of this title.', rules: 'Rule 3 has no field.' },
      request,
    });
  if (title === 'broken')
    throw new ApiError({ status: 500, message: 'The index set is gone.', request });
  return title;
}

function StreamForm() {
  const form = useDraftForm({
    key: 'parts.stream',
    initialValues: EMPTY,
    onSubmit: save,
    onSaved: (title) => toasts.success(`${title} was created.`, 'Stream'),
  });
  return (
    <Form form={form}>
      <Fields />
      <FormActions submit="Create stream" onCancel={form.draft.discard} />
    </Form>
  );
}

const Fields = () => (
  <>
    <TextField
      name="title"
      label="Title"
      help="Shown in lists and searches. Try 'taken' and 'broken'."
      required
      keepHelp
    />
    <TextAreaField name="description" label="Description" optional />
    <NumberField
      name="retention"
      label="Days kept"
      required
      min={1}
      max={365}
      help="From 1 to 365."
    />
    <SelectField
      name="kind"
      label="Kind"
      options={[
        { value: 'gelf', label: 'GELF' },
        { value: 'syslog', label: 'Syslog' },
      ]}
    />
    <CheckboxField
      name="removes"
      label="Remove matches from the default stream"
      help="They are then found in this stream only."
    />
  </>
);

type Open = 'modal' | 'sheet' | 'config' | 'edit' | 'delete' | 'bulk';

function Dialogs() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('modal')}>Modal form</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet form</Button>
      <Button onClick={() => setOpen('config')}>New configuration</Button>
      <Button onClick={() => setOpen('edit')}>Edit configuration</Button>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        Delete one
      </Button>
      <Button variant="danger" onClick={() => setOpen('bulk')}>
        Delete many
      </Button>
      {open === 'modal' && <ShortForm as={ModalForm} close={close} />}
      {open === 'sheet' && <ShortForm as={SheetForm} close={close} />}
      {open === 'config' && (
        <ConfigSheet
          heading="New output"
          submit="Create output"
          draftKey="parts.output"
          type="Output"
          title=""
          requested={requestedParts}
          latest={undefined}
          onSubmit={save2}
          onClose={close}
        />
      )}
      {open === 'edit' && (
        <ConfigSheet
          heading="Edit output"
          submit="Save"
          type="Output"
          title="Archive"
          requested={requestedParts}
          configuration={{
            hostname: 'logs.example.org',
            token: { is_set: true },
            certificate: { is_set: true },
          }}
          latest={async () => ({ title: 'Archive (renamed)' })}
          onSubmit={save2}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          title="Delete stream"
          names={['Payments of the shop']}
          dependents={{
            queryKey: ['parts', 'dependents'],
            queryFn: async () => [
              { kind: 'Alert', count: (count) => `${count} alert`, title: 'Payment fails' },
              {
                kind: 'Dashboard',
                count: (count) => `${count} dashboard`,
                title: 'Shop floor',
              },
            ],
          }}
          onDelete={() => save({ title: 'broken' })}
          onDeleted={close}
          onCancel={close}
        >
          <p>Its messages stay in their index.</p>
        </DeleteDialog>
      )}
      {open === 'bulk' && (
        <DeleteDialog
          title="Delete 24 streams"
          names={Array.from({ length: 24 }, (_, index) => `Stream ${index + 1}`)}
          onDelete={() => save({ title: '' })}
          onDeleted={close}
          onCancel={close}
        />
      )}
    </>
  );
}

const save2 = ({ title = '' }: { title?: string }) => save({ title });

function ShortForm({
  as: Shape,
  close,
}: {
  as: typeof ModalForm | typeof SheetForm;
  close: () => void;
}) {
  const form = useDraftForm({ initialValues: EMPTY, onSubmit: save, onSaved: close });
  return (
    <Shape form={form} title="New stream" submit="Create stream" onClose={close}>
      <Fields />
    </Shape>
  );
}

function Steps() {
  const [step, setStep] = useState<'source' | 'fields' | 'check' | 'summary'>('fields');
  return (
    <FormWizard
      label="New event"
      active={step}
      onChange={setStep}
      steps={[
        { key: 'source', title: 'Source', state: 'done', content: 'Where the events come from.' },
        { key: 'fields', title: 'Fields', state: 'problem', content: 'What the events carry.' },
        { key: 'check', title: 'Check', content: 'What would have been found.' },
        {
          key: 'summary',
          title: 'Summary',
          blocked: 'Complete the check first.',
          content: 'All of it.',
        },
      ]}
    />
  );
}

const Wide = styled.div`
  flex: 1;
  min-width: 0;
`;
