import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getListPreferences } from '@/contract/console-settings';
import { answerInstead, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { useListPreferences } from './list-preferences';

function Probe() {
  const { settled, change } = useListPreferences('streams');
  const changeTwice = () => {
    change({ sort: { field: 'title', order: 'desc' } });
    change({ per_page: 10 });
  };
  return settled ? <button onClick={changeTwice}>Change twice</button> : null;
}

it('saves changes one after the other, each with those before it, although the first is slow', async () => {
  await seedBackend();
  await signInAs('admin');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  const path = '/entitylists/preferences/streams';
  answerInstead(
    http.post(`*/api${path}`, async () => {
      count += 1;
      if (count === 1) await held;
    }),
  );
  const { actor, findByRole } = await renderAt('/probe', {
    pages: [{ path: '/probe', element: <Probe /> }],
  });
  const posts = () => requestsTo(path).filter(({ method }) => method === 'POST').length;
  await actor.click(await findByRole('button', { name: 'Change twice' }));
  await waitFor(() => expect(count).toBe(1));
  release();
  await waitFor(() => expect(posts()).toBe(2));
  await waitFor(async () =>
    expect(await call(getListPreferences, { listId: 'streams' })).toMatchObject({
      sort: { field: 'title', order: 'desc' },
      per_page: 10,
    }),
  );
});
