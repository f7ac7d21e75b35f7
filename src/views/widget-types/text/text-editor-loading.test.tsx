import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

// By itself, because the code of the editor is loaded once.
it('keeps what is typed while its editor loads', async () => {
  const id = await storedDashboard();
  const { actor, router } = await open(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Text' }));
  const early = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(early).toHaveFocus());
  await actor.keyboard('next ');
  const box = await screen.findByRole('textbox', { name: 'Text in Markdown' });
  await waitFor(() => expect(box).toHaveFocus());
  await actor.keyboard('plan');
  expect(box).toHaveValue('next plan');
  expect(router.state.location.search).toContain('editing=new');
});
