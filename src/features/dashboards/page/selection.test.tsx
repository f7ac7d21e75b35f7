import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const names = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('group')
    .filter((group) => group.hasAttribute('data-widget'))
    .map((group) => group.getAttribute('aria-label'))
    .sort();

/** jsdom has no clipboard events of its own. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', content = ''): string {
  let copied = '';
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clipboardData: {
      setData: (_: string, text: string) => {
        copied = text;
      },
      getData: () => content,
    },
  });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return copied;
}

async function opened() {
  const { actor } = await open(`/dashboards/${await storedDashboard()}`);
  // The head of a table is rendered again with its first rows.
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Message Count' }));
  const added = await screen.findByRole('group', { name: 'Message Count' });
  // A new widget takes the focus in the frame after it mounted.
  await waitFor(() => expect(added).toContainElement(document.activeElement as HTMLElement));
  return actor;
}

it('selects widgets by keys and pointer, duplicates and removes them in one step each', async () => {
  const actor = await opened();
  (await screen.findByRole('button', { name: 'Move Messages' })).focus();
  await actor.keyboard(' ');
  expect(await screen.findByText('1 widget selected', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Messages' })).toHaveAccessibleDescription('Selected');
  const count = within(screen.getByRole('group', { name: 'Message Count' }));
  const head = await count.findByRole('heading', { name: 'Message Count' });
  fireEvent.click(head, { ctrlKey: true });
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected widgets' }));
  expect(bar.getByText('2 widgets selected')).toBeVisible();
  await actor.click(bar.getByRole('button', { name: 'Duplicate' }));
  await screen.findByRole('group', { name: 'Messages (copy)' });
  expect(names()).toHaveLength(4);
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).toEqual(['Message Count', 'Messages']));

  (await screen.findByRole('button', { name: 'Move Messages' })).focus();
  await actor.keyboard('{Control>}a{/Control}{Delete}');
  const question = within(await screen.findByRole('dialog', { name: 'Remove widgets' }));
  expect(question.getByText('Are you sure you want to remove 2 widgets?')).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Remove widgets' }));
  await screen.findByText('This page has no widgets yet');
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).toEqual(['Message Count', 'Messages']));
});

it('moves the selected widgets to another page, and clears the selection with Escape', async () => {
  const actor = await opened();
  (await screen.findByRole('button', { name: 'Move Messages' })).focus();
  await actor.keyboard('{Control>}a{/Control}{Escape}');
  await settled();
  expect(screen.queryByRole('toolbar', { name: 'Selected widgets' })).toBeNull();
  await actor.keyboard('{Control>}a{/Control}');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected widgets' }));
  await actor.click(bar.getByRole('button', { name: 'Move to page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to page' }));
  await actor.click(dialog.getByRole('button', { name: 'Move' }));
  await screen.findAllByText('2 widgets were moved to "Second".');
  await screen.findByText('This page has no widgets yet');
  await actor.click(screen.getByRole('tab', { name: 'Second' }));
  await screen.findByRole('group', { name: 'Messages' });
  expect(names()).toEqual(['Message Count', 'Messages']);
});

it('cuts and pastes widgets by the clipboard, but leaves texts alone', async () => {
  const actor = await opened();
  (await screen.findByRole('button', { name: 'Actions for Messages' })).focus();
  const copied = clipboardEvent('cut');
  expect(copied).toContain('"type":"messages"');
  await waitFor(() => expect(names()).toEqual(['Message Count']));
  await actor.click(screen.getByRole('tab', { name: 'Second' }));
  await screen.findByText('This page has no widgets yet');
  clipboardEvent('paste', 'payment refused');
  clipboardEvent('paste', copied);
  await screen.findByRole('group', { name: 'Messages' });
  clipboardEvent('paste', '{"graylog-console/widgets":1,"state":{}}');
  await waitFor(() =>
    expect(document.body).toHaveTextContent('The clipboard does not contain valid widgets.'),
  );
  screen.getByRole('textbox', { name: 'Query' }).focus();
  clipboardEvent('paste', copied);
  expect(names()).toEqual(['Messages']);
});
