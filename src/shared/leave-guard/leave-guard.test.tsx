import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { journal } from '@/shared/drafts/journal';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { TextField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';

beforeEach(() => {
  vi.stubEnv('DEV', false);
});
afterEach(() => journal.clear());

function EditPage({
  draftKey,
  goTo,
}: {
  draftKey: string | undefined;
  goTo: (path: string) => void;
}) {
  const form = useDraftForm({
    ...(draftKey !== undefined && { key: draftKey }),
    initialValues: { title: '' },
    onSubmit: async () => 'id',
    onSaved: () => goTo('/list'),
  });
  return (
    <Form form={form}>
      <TextField name="title" label="Title" />
      <FormActions submit="Save" />
      <Link to="/list">List</Link>
      <Link to="/edit?tab=2">Tab</Link>
    </Form>
  );
}

function opened(draftKey?: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: <EditPage draftKey={draftKey} goTo={(path) => void router.navigate(path)} />,
      },
      { path: '/list', element: <h1>All of them</h1> },
    ],
    { initialEntries: ['/edit'] },
  );
  return renderPart(<RouterProvider router={router} />);
}
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks nothing while nothing would be lost', async () => {
  const { actor } = opened();
  expect(unload()).toBe(false);
  await actor.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
});

it('asks before another path, not before another tab of the page', async () => {
  const { actor } = opened();
  await actor.type(screen.getByLabelText('Title'), 'Mail');
  expect(unload()).toBe(true);
  await actor.click(screen.getByRole('link', { name: 'Tab' }));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await actor.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toHaveTextContent(
    'Are you sure you want to leave the page? Any unsaved changes will be lost.',
  );
  await actor.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Mail');
  await actor.click(screen.getByRole('link', { name: 'List' }));
  await actor.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
});

it('says that a draft stays, and discards it when told so', async () => {
  const { actor } = opened('test.leave');
  await actor.type(screen.getByLabelText('Title'), 'Mail');
  await actor.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('kept as a draft in this browser');
  await actor.click(screen.getByRole('button', { name: 'Leave and discard' }));
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeVisible();
  expect(journal.get('test.leave')).toBeUndefined();
});

it('lets a saved form go on', async () => {
  const { actor } = opened('test.leave');
  await actor.type(screen.getByLabelText('Title'), 'Mail');
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All of them' })).toBeVisible());
});
