import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { FieldType } from '@/contract/fields';
import { answerInstead, requests, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { rendersWhile } from '@test/rendering/renders';
import { settled } from '@test/rendering/settled';
import { replaceClock, turnClock } from '@test/rendering/turned-clock';

layOutTables();
beforeEach(replaceClock);

const FIELDS = 26_000;
const MAX_RENDERED = 80;
/** Longer than anything that the page puts off after its first results. */
const QUIET_MS = 5_000;
const messages = Array.from({ length: 150 }, (_, n) => ({
  message: `request ${n}`,
  source: 'web-1',
  fields: { level: n % 8, took: n },
}));
/** Includes the fields of the rows: fields unknown to the server would trigger further requests. */
const OWN = [
  'message',
  'source',
  'timestamp',
  'level',
  'took',
  'streams',
  '_id',
  'gl2_message_id',
  'gl2_accounted_message_size',
  'gl2_receive_timestamp',
  'gl2_processing_timestamp',
  'gl2_processing_duration_ms',
  'gl2_source_input',
  'gl2_source_node',
  'gl2_remote_ip',
  'gl2_remote_port',
];
const fields = [...OWN, ...Array.from({ length: FIELDS }, (_, n) => `service_${n}`)].map(
  (name): FieldType => ({ name, type: { type: 'long', properties: ['numeric'], index_names: [] } }),
);

async function openWide() {
  await seedBackend({ seed: { messages } });
  answerInstead(http.post('*/api/views/fields', () => HttpResponse.json(fields)));
  const view = await renderAt('/search');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  await waitFor(() => expect(table.querySelectorAll('[data-row]').length).toBeGreaterThan(10));
  // The field list updates shortly after the table; wait, so that this does not count as a cost of
  // typing.
  await screen.findByText('6 fields');
  await view.actor.click(await screen.findByRole('radio', { name: 'Reserved' }));
  await screen.findByText('26,016 fields');
  // It loads after the rows.
  await screen.findByRole('button', { name: 'Show as table' });
  return { ...view, table, list: screen.getByRole('treegrid', { name: 'Fields' }) };
}
/** Components that represent the message table, the field list and the histogram. */
const ELSEWHERE = ['MessageGrid', 'MessageCells', 'FieldRows', 'FieldRow', 'Histogram'];
const elsewhere = (renders: ReadonlyMap<string, number>) =>
  ELSEWHERE.filter((name) => (renders.get(name) ?? 0) > 0);
/** Waits for rendering of the first results, which is not a cost of typing. */
const firstRenderDone = ({
  queryClient,
}: Pick<Awaited<ReturnType<typeof openWide>>, 'queryClient'>) =>
  waitFor(async () => {
    expect(queryClient.isFetching()).toBe(0);
    expect(elsewhere(await rendersWhile(() => turnClock(QUIET_MS)))).toEqual([]);
  });

it('typing a query re-renders neither rows nor fields, among 26,000 fields', async () => {
  let page: Awaited<ReturnType<typeof openWide>> | undefined;
  const opened = await rendersWhile(async () => {
    page = await openWide();
  });
  if (!page) throw new Error('The page was not opened.');
  expect(elsewhere(opened)).toEqual(ELSEWHERE);
  await firstRenderDone(page);
  await settled();
  const box = screen.getByRole('textbox', { name: 'Query' });
  const before = requests().length;
  const typed = await rendersWhile(async () => {
    await page?.actor.type(box, 'serv');
    expect((await screen.findAllByRole('option')).length).toBeLessThan(MAX_RENDERED);
  });
  expect(typed.get('QueryInput')).toBeGreaterThanOrEqual(4);
  expect(elsewhere(typed)).toEqual([]);
  await settled();
  expect(
    requests()
      .slice(before)
      .filter((line) => /sync|fields/.test(line)),
  ).toEqual([]);
  expect(page?.list.querySelectorAll('[role=row]').length).toBeLessThan(MAX_RENDERED);
});

it('filtering fields re-renders no row of the table', async () => {
  const { actor, list, queryClient } = await openWide();
  expect(list).toHaveAttribute('aria-rowcount', `${fields.length}`);
  await firstRenderDone({ queryClient });
  const typed = await rendersWhile(async () => {
    await actor.type(screen.getByRole('searchbox', { name: 'Search fields' }), '259');
    await screen.findByText('156 fields');
  });
  expect(typed.get('FieldRow')).toBeGreaterThan(0);
  expect(typed.get('FieldRow')).toBeLessThan(FIELDS / 50);
  expect(typed.get('MessageCells') ?? 0).toBe(0);
});

it('recalls earlier queries with the arrow keys, until one of them is edited', async () => {
  await seedBackend({});
  const { actor, router } = await renderAt('/search');
  const query = await screen.findByRole('textbox', { name: 'Query' });
  const ran = async (text: string) => {
    await actor.clear(query);
    await actor.type(query, `${text}{Enter}`);
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text),
    );
    await actor.clear(query);
  };
  await ran('app:nothing');
  await ran('app:auth');
  await actor.keyboard('{ArrowUp}');
  expect(query).toHaveValue('app:auth');
  await actor.keyboard('{ArrowUp}');
  expect(query).toHaveValue('app:nothing');
  await actor.keyboard('{ArrowDown}');
  expect(query).toHaveValue('app:auth');
  await actor.keyboard('x{ArrowUp}');
  expect(query).toHaveValue('app:authx');
});
