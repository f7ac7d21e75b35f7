import type { Locator, Page } from '@playwright/test';
import { freePort } from '../ports';
import { expect, portOf, rows, stored, test } from '../journey';
import { OVER_GRAYLOG } from '../node';
import { gelf, sendTcp } from '../senders';

// Browsers report the refusal of settings that cannot run.
test.use({ expectedComplaints: [/Failed to load resource: .* 422/] });

const MOST_STOPS = 60;
const item = (page: Page, title: string) => page.getByRole('article', { name: title });

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${target}`);
}

/** Replaces the text of a field. */
async function retype(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function menu(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an input is launched by keyboard, receives messages, is stopped, edited and deleted', async ({
  signedIn: page,
  node,
}) => {
  const port = await freePort();
  await page.goto(`${node.url}/welcome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(item(page, 'Syslog UDP')).toContainText('Running');
  await tabTo(page, page.getByRole('button', { name: 'Launch input' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gelf tcp');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Launch GELF TCP input' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await retype(page, form.getByLabel('Title'), 'Shop');
  await form.getByText('From this machine').click();
  await retype(page, form.getByLabel('Port'), `${port}`);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const shop = item(page, 'Shop');
  await expect(shop).toContainText('Running');
  await expect(shop).toContainText(`tcp://127.0.0.1:${port}`);

  await sendTcp(
    port,
    Array.from({ length: 40 }, (_, n) => gelf(`sold teapot ${n}`)),
  );
  await expect(shop).toContainText('40 messages received since start');
  // Messages that arrive at once only show a rate for a moment.
  let sent = 40;
  await expect(async () => {
    await sendTcp(port, [gelf('sold teapot again')]);
    sent += 1;
    await expect(shop).toContainText(/[1-9][\d.]* messages\/s/, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  // A message is searchable within a second of its receipt.
  await stored(node, 'teapot', sent);
  await shop.getByRole('link', { name: /^Show received messages/ }).click();
  await expect(rows(page).filter({ hasText: 'sold teapot' }).first()).toBeVisible();
  await expect(page.getByLabel('Search status')).toContainText(`${sent} messages`);

  await page.goBack();
  await shop.getByRole('button', { name: 'Stop Shop' }).click();
  await expect(shop).toContainText('Stopped');
  await expect(sendTcp(port, [gelf('too late')])).rejects.toThrow(/ECONNREFUSED/);
  await shop.getByRole('button', { name: 'Start Shop' }).click();
  await expect(shop).toContainText('Running');

  const taken = await portOf(node, 'SyslogTCPInput');
  await menu(page, 'Shop', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Shop' });
  await edit.getByLabel('Port').fill(`${taken}`);
  await edit.getByRole('button', { name: 'Update input' }).click();
  await expect(edit.getByLabel('Port')).toHaveAccessibleDescription(/already in use/);
  await expect(edit.getByLabel('Port')).toBeFocused();
  // Graylog stores what cannot run; the node keeps the input as it was.
  if (!OVER_GRAYLOG) {
    await expect(edit).toContainText('keeps running with the previous ones');
    await sendTcp(port, [gelf('still sold')]);
  }
  await edit.getByLabel('Port').fill(`${port}`);
  await edit.getByRole('button', { name: 'Update input' }).click();
  await expect(edit).toHaveCount(0);
  await expect(shop).toContainText('Running');

  await menu(page, 'Shop', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete input' }).click();
  await expect(shop).toHaveCount(0);
});

test('from the start page to the first message of a new input', async ({
  signedIn: page,
  node,
}) => {
  const port = await freePort();
  await page.goto(`${node.url}/welcome`);
  await page.getByRole('link', { name: /^Send logs/ }).click();
  await page.getByRole('radio', { name: /^Anything else/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('From this machine').click();
  await page.getByLabel('Port').fill(`${port}`);
  await page.getByRole('button', { name: 'Launch input' }).click();
  await expect(page.getByRole('region', { name: 'For netcat' })).toContainText(
    `nc -w 1 127.0.0.1 ${port}`,
  );
  await expect(page.getByText('Waiting for the first message…')).toBeVisible();
  await page.reload();
  await sendTcp(port, ['<script>alert(1)</script> hello'], '\n');
  await expect(page.getByRole('list', { name: 'Received messages' })).toContainText(
    '<script>alert(1)</script> hello',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Search received messages' }).click();
  await expect(rows(page).first()).toContainText('hello');
});
