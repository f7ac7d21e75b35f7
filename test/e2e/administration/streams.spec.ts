import type { Page } from '@playwright/test';
import {
  expect,
  makeStreams,
  openSearch,
  portOf,
  rows,
  status,
  stored,
  table,
  test,
  toast,
} from '../journey';
import { gelf, sendTcp } from '../senders';

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

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
  // The rules of a new stream come next.
  await expect(page.getByRole('dialog', { name: 'New rule' })).toBeVisible();
  await page.goto(`${node.url}/streams`);
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
  await expect(toast(page, '12 streams started')).toBeVisible();
  const { body } = await node.api('GET', '/streams');
  expect(
    (body as { streams: { title: string; disabled: boolean }[] }).streams.filter(
      ({ title, disabled }) => title.startsWith('Team') && !disabled,
    ),
  ).toHaveLength(12);

  await page.goto(`${node.url}/streams?query=Team`);
  await expect(page.getByRole('checkbox', { name: 'Select Team 00' })).toBeVisible();
  const gone = (body as { streams: { id: string; title: string }[] }).streams.find(
    ({ title }) => title === 'Team 01',
  );
  await page.getByRole('checkbox', { name: 'Select Team 00' }).check();
  await page.getByRole('checkbox', { name: 'Select Team 01' }).check();
  await node.api('DELETE', `/streams/${gone?.id}`);
  await doWithAll(page, 'Pause');
  await expect(page.getByText(/^Team 01: Stream <.*> not found!$/)).toBeVisible();
  await expect(page.getByText('1 item selected')).toBeVisible();
  await expect(row(page, 'Team 00')).toContainText('Paused');
});

test('a stream made from a message takes the messages that its tested rules match', async ({
  signedIn: page,
  node,
}) => {
  const port = await portOf(node, 'GELFTCPInput');
  const send = (text: string, app: string) => sendTcp(port, [gelf(text, { _app: app })]);
  await send('payment refused', 'checkout');
  await send('mail sent', 'mail');
  await stored(node, 'app:(checkout OR mail)', 2);

  await openSearch(page, node, { q: 'app:checkout' });
  await table(page).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const value = page.locator('[data-details]').getByRole('listitem', { name: 'app: checkout' });
  await value.hover();
  await value.getByRole('button', { name: 'More actions for app' }).click();
  await page.getByRole('menuitem', { name: 'Create a stream from this value' }).click();
  const form = page.getByRole('dialog', { name: 'New stream from a message' });
  await expect(form.getByLabel('Value')).toHaveValue('checkout');
  await form.getByLabel(/^Title/).fill('Payments');
  await form.getByRole('button', { name: 'Create stream' }).click();

  await expect(page.getByRole('heading', { name: 'Rules of Payments' })).toBeVisible();
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules).toContainText(/1 of \d+ messages/);
  await expect(rules).toContainText('matches – app is checkout');
  await expect(page.getByText('This message would be routed into this stream.')).toBeVisible();
  await page.getByRole('radio', { name: /^Do not match/ }).check({ force: true });
  await expect(page.getByRole('grid', { name: 'Recent messages' })).toContainText('mail sent');

  await rules.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('dialog', { name: 'New rule' });
  await rule.getByLabel('Type').selectOption({ label: 'matches regular expression' });
  await rule.getByLabel('Field').fill('message');
  await page.keyboard.press('Enter');
  await rule.getByLabel('Regular expression').fill('^(payment|refund');
  await expect(rule.getByText('The group is not closed (character 2).')).toBeVisible();
  await rule.getByRole('button', { name: 'Add rule' }).click();
  await expect(rule.getByLabel('Regular expression')).toHaveAttribute('aria-invalid', 'true');
  await rule.getByLabel('Regular expression').fill('^(payment|refund)');
  await expect(rule.getByText(/^Matches 1 of the last \d+ messages$/)).toBeVisible();
  await rule.getByRole('button', { name: 'Add rule' }).click();
  await expect(rules).toContainText('message matches ^(payment|refund)');

  await send('refund paid', 'checkout');
  await send('cart emptied', 'checkout');
  await stored(node, 'app:checkout', 3);
  await page.getByRole('link', { name: 'Search in this stream' }).click();
  await expect(status(page)).toContainText('complete');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('refund paid');
});
