import type { Page } from '@playwright/test';
import { expect, makeStreams, test } from './journey';

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Status messages' }).getByText(text);

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function doWithAll(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a stream is created, paused, copied and deleted, on the server as well', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/streams`);
  await page.getByRole('button', { name: 'New stream' }).click();
  const form = page.getByRole('dialog', { name: 'New stream' });
  await form.getByLabel(/^Title/).fill('Mail servers');
  await form.getByLabel(/^Description/).fill('All of them');
  await form.getByRole('button', { name: 'Create stream' }).click();
  await expect(form).toHaveCount(0);
  await expect(toast(page, 'Stream "Mail servers" was created and started.')).toBeVisible();
  await expect(row(page, 'Mail servers')).toContainText('Running');

  await choose(page, 'Mail servers', 'Pause');
  await expect(row(page, 'Mail servers')).toContainText('Paused');
  await choose(page, 'Mail servers', 'Clone…');
  await page
    .getByRole('dialog', { name: 'Clone stream' })
    .getByRole('button', { name: 'Create stream' })
    .click();
  await expect(row(page, 'Copy of Mail servers')).toBeVisible();
  await choose(page, 'Copy of Mail servers', 'Delete…');
  await page
    .getByRole('dialog', { name: 'Delete stream' })
    .getByRole('button', { name: 'Delete stream' })
    .click();
  await expect(row(page, 'Copy of Mail servers')).toHaveCount(0);

  const { body } = await node.api('GET', '/streams');
  const streams = (body as { streams: { title: string; disabled: boolean; description: string }[] })
    .streams;
  expect(
    streams
      .filter(({ title }) => title.includes('Mail'))
      .map(({ title, disabled, description }) => ({ title, disabled, description })),
  ).toEqual([{ title: 'Mail servers', disabled: true, description: 'All of them' }]);
});

test('many streams are started at once over several pages; rejected ones stay selected with a reason', async ({
  signedIn: page,
  node,
}) => {
  await makeStreams(
    node,
    Array.from({ length: 12 }, (_, n) => `Team ${`${n}`.padStart(2, '0')}`),
  );
  await page.goto(`${node.url}/streams?pageSize=10&query=Team`);
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  const all = page.getByRole('checkbox', { name: 'Select all visible rows' });
  await all.check();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('11–12 of 12')).toBeVisible();
  await all.check();
  await expect(page.getByText('12 items selected')).toBeVisible();
  await doWithAll(page, 'Start');
  await expect(toast(page, 'Start: 12 items done.')).toBeVisible();
  const { body } = await node.api('GET', '/streams');
  expect(
    (body as { streams: { title: string; disabled: boolean }[] }).streams.filter(
      ({ title, disabled }) => title.startsWith('Team') && !disabled,
    ),
  ).toHaveLength(12);

  await page.goto(`${node.url}/streams`);
  await page.getByRole('checkbox', { name: 'Select Team 00' }).check();
  await page.getByRole('checkbox', { name: 'Select Default Stream' }).check();
  await doWithAll(page, 'Pause');
  await expect(page.getByText('Default Stream: The stream cannot be paused.')).toBeVisible();
  await expect(page.getByText('1 item selected')).toBeVisible();
  await expect(row(page, 'Team 00')).toContainText('Paused');
});
