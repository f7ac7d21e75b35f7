import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { journal } from '@/shared/drafts/journal';
import { Button } from '@/ui/button/Button';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { ConfigSheet } from './ConfigSheet';
import type { ConfigSubmission } from './use-config-form';

afterEach(() => journal.clear());

const field = (type: string, human_name: string, more: Record<string, unknown> = {}) => ({
  type,
  human_name,
  description: '',
  default_value: null,
  is_optional: true,
  is_encrypted: false,
  attributes: [],
  additional_info: {},
  position: 100,
  ...more,
});

const requested = {
  late: field('text', 'Remarks', { attributes: ['textarea'], position: 200 }),
  prefix: field('text', 'Prefix'),
  hostname: field('text', 'Host', { is_optional: false, description: 'Where to send.' }),
  port: field('number', 'Port', {
    is_optional: false,
    default_value: 12_201,
    attributes: ['is_port_number'],
  }),
  keep_alive: field('boolean', 'Keep alive', { default_value: true }),
  protocol: field('dropdown', 'Protocol', {
    is_optional: false,
    default_value: 'TCP',
    additional_info: { values: { TCP: 'Plain', TLS: 'Encrypted' } },
  }),
  password: field('text', 'Password', { attributes: ['is_password'] }),
  token: field('text', 'Token', { is_encrypted: true }),
  certificate: field('inline_binary', 'Certificate', { is_encrypted: true }),
  raw_file: field('inline_binary', 'Raw file'),
  first: field('text', 'First of all', { position: 1 }),
};

type PageProps = {
  save: (sent: ConfigSubmission) => Promise<unknown>;
  configuration?: Record<string, unknown>;
};

function Page({ save, configuration }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <ConfigSheet
          heading="New output"
          submit="Create"
          type="GelfOutput"
          title=""
          draftKey="test.config"
          requested={requested}
          {...(configuration && { configuration })}
          latest={configuration && (async () => ({ title: '', configuration }))}
          onSubmit={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function opened(configuration?: Record<string, unknown>) {
  const save = vi.fn(async (_: ConfigSubmission) => 'id');
  const view = renderPart(<Page save={save} {...(configuration && { configuration })} />);
  await view.actor.click(screen.getByRole('button', { name: 'Open' }));
  return { ...view, save };
}
const control = (label: string) => screen.getByLabelText(label);

it('shows the fields in their order with the defaults of the server', async () => {
  await opened();
  const labels = [
    ...(within(screen.getByRole('dialog', { name: 'New output' }))
      .getByRole('textbox', { name: 'Title' })
      .closest('form')
      ?.querySelectorAll('[data-field] label') ?? []),
  ].map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Title',
    'First of all',
    'Host',
    'Port',
    'Protocol',
    'Prefix',
    'Keep alive',
    'Password',
    'Token',
    'Certificate',
    'Remarks',
  ]);
  expect(control('Port')).toHaveValue(12_201);
  expect(control('Keep alive')).toBeChecked();
  expect(control('Protocol')).toHaveDisplayValue('Plain');
  expect(control('Host')).toHaveAccessibleDescription('Where to send.');
  expect(control('Prefix')).toHaveAccessibleDescription('(optional)');
  expect(control('Keep alive')).not.toHaveAccessibleDescription('(optional)');
  expect(screen.getByText(/requires a file without encryption/)).toBeVisible();
});

it('sends what was filled in, with null for what is left out, and closes', async () => {
  const { actor, save } = await opened();
  await actor.type(control('Title'), 'Archive');
  await actor.type(control('Host'), 'logs.example.org');
  await actor.selectOptions(control('Protocol'), 'Encrypted');
  await actor.type(control('Token'), 'hunter2');
  await actor.upload(control('Certificate'), new File([new Uint8Array([0, 255, 16])], 'ca.der'));
  expect(await screen.findByText('ca.der will be sent when you save.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledWith({
    type: 'GelfOutput',
    title: 'Archive',
    configuration: {
      hostname: 'logs.example.org',
      port: 12_201,
      keep_alive: true,
      protocol: 'TLS',
      prefix: '',
      password: '',
      token: { set_value: 'hunter2' },
      certificate: { set_value: 'AP8Q' },
      raw_file: '',
      first: '',
      late: '',
    },
  });
});

it('says what is wrong with a number and what is missing', async () => {
  const { actor, save } = await opened();
  await actor.type(control('Title'), 'Archive');
  await actor.clear(control('Port'));
  await actor.type(control('Port'), '65536');
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('button', { name: 'Host: Field is required.' })).toBeVisible();
  expect(control('Port')).toHaveAccessibleDescription('Must be at most 65535.');
  expect(save).not.toHaveBeenCalled();
});

it('keeps a secret unless it is reset, and takes the reset back', async () => {
  const { actor, save } = await opened({
    hostname: 'h',
    port: 1,
    protocol: 'TCP',
    token: { is_set: true },
  });
  await actor.type(control('Title'), 'Archive');
  expect(control('Token')).toHaveAttribute('placeholder', '********');
  await actor.click(screen.getByRole('button', { name: 'Reset' }));
  await actor.type(control('Token'), 'new');
  await actor.click(screen.getByRole('button', { name: 'Undo Reset' }));
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].configuration['token']).toEqual({
    is_set: true,
    keep_value: true,
  });
});

it('deletes a secret that was reset and left empty', async () => {
  const { actor, save } = await opened({
    hostname: 'h',
    port: 1,
    protocol: 'TCP',
    token: { is_set: true },
  });
  await actor.type(control('Title'), 'Archive');
  await actor.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText(/The value is removed when you save/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].configuration['token']).toEqual({ delete_value: true });
});

it('shows a secret to who wants to look at what was typed', async () => {
  const { actor } = await opened();
  await actor.type(control('Token'), 'hunter2');
  expect(control('Token')).toHaveAttribute('type', 'password');
  const field = control('Token').closest('[data-field]');
  if (!(field instanceof HTMLElement)) throw new Error('The token is in no field.');
  await actor.click(within(field).getByRole('button', { name: 'Show password' }));
  expect(control('Token')).toHaveAttribute('type', 'text');
});

it('takes a dropped file for a secret, and gives it back', async () => {
  const { actor, save } = await opened({ hostname: 'h', port: 1, protocol: 'TCP' });
  await actor.type(control('Title'), 'Archive');
  fireEvent.drop(screen.getByText('or drop it here'), {
    dataTransfer: { files: [new File(['x'], 'ca.der')] },
  });
  expect(await screen.findByText('ca.der will be sent when you save.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Remove ca.der' }));
  await waitFor(() => expect(screen.queryByText('ca.der will be sent when you save.')).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].configuration['certificate']).toBeNull();
});

it('keeps no secret in the draft', async () => {
  const { actor } = await opened();
  await actor.type(control('Host'), 'half');
  await actor.type(control('Password'), 'hunter2');
  await actor.type(control('Token'), 'hunter3');
  const draft = JSON.stringify(journal.get('test.config'));
  expect(draft).toContain('half');
  await settled();
  expect(draft).not.toMatch(/hunter/);
});
