import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { ApiError } from '@/api/errors';
import { journal } from '@/shared/drafts/journal';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { CheckboxField, NumberField, SelectField, TextAreaField, TextField } from './fields';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { useDraftForm } from './use-draft-form';

type Values = {
  title: string;
  note: string;
  days: number | undefined;
  kind: 'gelf' | 'syslog';
  on: boolean;
  secret: string;
};
const EMPTY: Values = { title: '', note: '', days: 7, kind: 'gelf', on: false, secret: '' };

type PageProps = {
  save?: (values: Values) => Promise<unknown>;
  saved?: (result: unknown) => void;
  draftKey?: string;
  start?: Partial<Values>;
};

function Page({
  save = async () => 'id-1',
  saved = () => {},
  draftKey = 'test.form',
  start = {},
}: PageProps) {
  const form = useDraftForm<Values, unknown>({
    key: draftKey,
    initialValues: { ...EMPTY, ...start },
    validate: ({ title }) => (title === 'bad' ? { title: 'Not this one.' } : {}),
    onSubmit: save,
    onSaved: saved,
    secrets: ['secret'],
    serverNames: { 'config.note': 'note' },
  });
  return (
    <Form form={form} guard={false}>
      <TextField name="title" label="Title" help="Shown in lists." required keepHelp />
      <TextAreaField name="note" label="Note" optional help="For others." />
      <NumberField name="days" label="Days" required min={1} max={30} />
      <SelectField
        name="kind"
        label="Kind"
        options={[
          { value: 'gelf', label: 'GELF' },
          { value: 'syslog', label: 'Syslog' },
        ]}
      />
      <CheckboxField name="on" label="Switched on" />
      <TextField name="secret" label="Secret" type="password" />
      <FormActions submit="Create" onCancel={() => {}} />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const refusal = (fieldErrors: Record<string, string>, message = '') =>
  new ApiError({ status: 400, message, fieldErrors, request: { method: 'POST', url: '/streams' } });

afterEach(() => journal.clear());

it('submits the values, shows that they are saved and notifies the page', async () => {
  const save = vi.fn(async () => 'id-7');
  const saved = vi.fn();
  const { actor } = renderPart(<Page save={save} saved={saved} />);
  await actor.type(field('Title'), 'Mail');
  await actor.clear(field('Days'));
  await actor.type(field('Days'), '14');
  await actor.selectOptions(field('Kind'), 'Syslog');
  await actor.click(field('Switched on'));
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save.mock.calls).toEqual([
    [{ title: 'Mail', note: '', days: 14, kind: 'syslog', on: true, secret: '' }],
  ]);
  expect(saved).toHaveBeenCalledWith('id-7', expect.objectContaining({ title: 'Mail' }), true);
});

it('shows errors once a field loses the focus, and keeps the help if requested', async () => {
  const { actor } = renderPart(<Page />);
  expect(screen.queryByRole('alert')).toBeNull();
  await actor.click(field('Title'));
  await actor.tab();
  expect(field('Title')).toBeInvalid();
  expect(field('Title')).toHaveAccessibleDescription('Field is required. Shown in lists.');
  await actor.type(field('Title'), 'bad');
  expect(field('Title')).toHaveAccessibleDescription('Not this one. Shown in lists.');
  await actor.type(field('Title'), '!');
  expect(field('Title')).toBeValid();
  expect(field('Note')).toHaveAccessibleDescription('(optional) For others.');
});

it('lists invalid fields with links to them, and does not submit', async () => {
  const save = vi.fn(async () => 'id');
  const { actor } = renderPart(<Page save={save} />);
  await actor.clear(field('Days'));
  await actor.type(field('Days'), '31');
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('2 fields need your attention')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Days: Must be at most 30.' }));
  expect(field('Days')).toHaveFocus();
  await actor.clear(field('Days'));
  await actor.type(field('Days'), '30');
  await settled();
  expect(screen.queryByText(/need your attention/)).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

it('shows server errors at their fields until these change, and the rest above the form', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(
      refusal({
        title: 'The title is taken.',
        'config.note': 'Too short.',
        rules: 'No such rule.',
      }),
    )
    .mockResolvedValue('id');
  const { actor } = renderPart(<Page save={save} />);
  await actor.type(field('Title'), 'Mail{Enter}');
  expect(await screen.findByText('No such rule.')).toBeVisible();
  expect(field('Title')).toHaveAccessibleDescription('The title is taken. Shown in lists.');
  expect(field('Note')).toHaveAccessibleDescription('(optional) Too short.');
  await actor.type(field('Title'), 's');
  expect(field('Title')).toBeValid();
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(field('Note')).toBeValid();
});

it('shows why saving failed, and can be submitted again', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(refusal({}, 'The index set is gone.'))
    .mockResolvedValue('id');
  const { actor } = renderPart(<Page save={save} draftKey="test.other" />);
  await actor.type(field('Title'), 'Mail{Enter}');
  expect(await screen.findByText('The index set is gone.')).toBeVisible();
  expect(screen.getByText('Draft saved')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('The index set is gone.')).toBeNull();
});

it('says at the button that the server is down, and when it is back', async () => {
  const failure = new ApiError({ message: '', request: { method: 'POST', url: '/api/things' } });
  const { actor } = renderPart(<Page save={() => Promise.reject(failure)} />);
  await actor.type(field('Title'), 'Mail');
  connection.reportDown(failure);
  await actor.type(field('Title'), '{Enter}');
  expect(await screen.findByText('Not saved: the server is not responding.')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  act(() => connection.reportAnswer());
  expect(screen.getByText('Not saved: the server did not respond. Try again.')).toBeVisible();
  await settled();
  expect(screen.queryByText(/Server unavailable/)).toBeNull();
});

it('ignores submits while one is in flight', async () => {
  let finish = () => {};
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { actor } = renderPart(<Page save={save} start={{ title: 'Mail' }} />);
  await actor.dblClick(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await actor.type(field('Title'), '{Enter}');
  finish();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

it('restores unsaved values except secrets', async () => {
  const first = renderPart(<Page />);
  await first.actor.type(field('Title'), 'Half');
  await first.actor.type(field('Secret'), 'hunter2');
  first.unmount();
  await settled();
  expect(JSON.stringify(journal.get('test.form'))).not.toContain('hunter2');
  // Meanwhile someone else changed another field.
  renderPart(<Page start={{ note: 'From elsewhere' }} />);
  expect(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  expect(field('Title')).toHaveValue('Half');
  expect(field('Note')).toHaveValue('From elsewhere');
  expect(field('Secret')).toHaveValue('');
});

it('discards a draft and restores it', async () => {
  journal.set('test.form', { title: 'Half', gone: 1 });
  const { actor } = renderPart(<Page />);
  await actor.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(field('Title')).toHaveValue(''));
  expect(journal.get('test.form')).toBeUndefined();
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(field('Title')).toHaveValue('Half'));
  expect(journal.get('test.form')).toEqual({ title: 'Half' });
});

it('removes the draft once saved', async () => {
  const { actor } = renderPart(<Page />);
  await actor.type(field('Title'), 'Mail');
  expect(journal.get('test.form')).toEqual({ title: 'Mail' });
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Saved');
  expect(journal.get('test.form')).toBeUndefined();
});

it('does not move the layout while the pointer is pressed', async () => {
  const { actor } = renderPart(<Page />);
  await actor.click(field('Title'));
  await actor.pointer({ target: field('Switched on'), keys: '[MouseLeft>]' });
  expect(field('Title')).toBeValid();
  await actor.pointer({ target: field('Switched on'), keys: '[/MouseLeft]' });
  expect(field('Switched on')).toBeChecked();
  await waitFor(() => expect(field('Title')).toBeInvalid());
});
