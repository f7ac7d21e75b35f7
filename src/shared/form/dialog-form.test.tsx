import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { journal } from '@/shared/drafts/journal';
import { Button } from '@/ui/button/Button';
import { renderPart } from '@test/rendering/render-part';
import { ModalForm, SheetForm } from './DialogForm';
import { TextField } from './fields';
import { useDraftForm } from './use-draft-form';

afterEach(() => journal.clear());

type FormProps = {
  as: typeof ModalForm | typeof SheetForm;
  draftKey?: string;
  save: (values: { url: string }) => Promise<unknown>;
  close: () => void;
};

function UrlForm({ as: Shape, draftKey, save, close }: FormProps) {
  const form = useDraftForm({
    ...(draftKey !== undefined && { key: draftKey }),
    initialValues: { url: '' },
    onSubmit: save,
    onSaved: close,
  });
  return (
    <Shape form={form} title="Add URL" submit="Add" onClose={close}>
      <TextField name="url" label="URL" type="url" required />
    </Shape>
  );
}

function Page(props: Omit<FormProps, 'close'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New</Button>
      {open && <UrlForm {...props} close={() => setOpen(false)} />}
    </>
  );
}

const opened = async (props: Omit<FormProps, 'close'>) => {
  const view = renderPart(<Page {...props} />);
  await view.actor.click(screen.getByRole('button', { name: 'New' }));
  expect(screen.getByLabelText('URL')).toHaveFocus();
  return view;
};

it.each([
  ['modal', ModalForm],
  ['sheet', SheetForm],
])('does not submit values that the browser rejects, and closes once saved: %s', async (_, as) => {
  const save = vi.fn(async () => 'id');
  const { actor } = await opened({ as, save });
  await actor.type(screen.getByLabelText('URL'), 'nonsense{Enter}');
  await waitFor(() => expect(screen.getByLabelText('URL')).toBeInvalid());
  expect(save).not.toHaveBeenCalled();
  await actor.clear(screen.getByLabelText('URL'));
  await actor.type(screen.getByLabelText('URL'), 'https://example.org');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledWith({ url: 'https://example.org' });
});

it('closes without a question if a draft is kept, and restores it', async () => {
  const { actor } = await opened({ as: SheetForm, draftKey: 'test.url', save: async () => 'id' });
  await actor.type(screen.getByLabelText('URL'), 'https://half');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'New' }));
  expect(screen.getByLabelText('URL')).toHaveValue('https://half');
});

it('asks before unsaved changes are lost', async () => {
  const { actor } = await opened({ as: ModalForm, save: async () => 'id' });
  await actor.type(screen.getByLabelText('URL'), 'https://half');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('URL')).toHaveValue('https://half');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await actor.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
