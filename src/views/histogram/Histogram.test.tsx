import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const START = Date.parse('2026-11-21T13:00:00.000Z');
const messages = [
  { message: 'refused', timestamp: START + 5_000, fields: { level: 3 } },
  { message: 'taken', timestamp: START + 6_000, fields: { level: 6 } },
  { message: 'odd', timestamp: START + 125_000, fields: { level: 42 } },
];
const range = 'rangetype=absolute&from=2026-11-21T13:00:00.000Z&to=2026-11-21T13:10:00.000Z';

async function openHistogram(parameters = range) {
  await seedBackend({
    seed: { messages, users: [{ username: 'ada', roles: ['Admin'], timezone: 'Europe/Berlin' }] },
  });
  const view = await renderAt(`/search?${parameters}`, { user: 'ada' });
  return { ...view, histogram: await screen.findByRole('region', { name: 'Message Count' }) };
}

it('names the levels found, the most severe first, and the interval', async () => {
  const { histogram } = await openHistogram();
  expect(
    (await within(histogram).findAllByRole('listitem')).map(({ textContent }) => textContent),
  ).toEqual(['Error', 'Info', '42']);
  expect(histogram).toHaveTextContent('by level, 20 s');
});

it("shows the same counts as a table, with times in the user's time zone", async () => {
  const { actor, histogram } = await openHistogram();
  await actor.click(within(histogram).getByRole('button', { name: 'Show as table' }));
  const rows = (await within(histogram).findAllByRole('row')).map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows[0]).toEqual(['Time (Europe/Berlin)', 'Total', 'Error', 'Info', '42']);
  expect(rows.at(-1)).toEqual(['2026-11-21 14:00:00', '2', '1', '1', '0']);
  expect(rows[1]).toEqual(['2026-11-21 14:02:00', '1', '0', '0', '1']);
});

it('zooms to a bar', async () => {
  const { actor, histogram, router } = await openHistogram();
  await actor.click(within(histogram).getByRole('button', { name: 'Show as table' }));
  await actor.click(await within(histogram).findByRole('button', { name: '2026-11-21 14:02:00' }));
  const address = () => new URLSearchParams(router.state.location.search);
  await waitFor(() => expect(address().get('from')).toBe('2026-11-21T13:02:00.000Z'));
  expect(address().get('to')).toBe('2026-11-21T13:02:20.000Z');
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
});

it('says that there is nothing to draw', async () => {
  const { histogram } = await openHistogram(`q=nowhere&${range}`);
  expect(histogram).toHaveTextContent('No matching messages.');
});
