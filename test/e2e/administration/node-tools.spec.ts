import { readFileSync } from 'node:fs';
import { expect, portOf, test } from '../journey';
import { OVER_GRAYLOG } from '../node';
import { gelf, sendTcp } from '../senders';

test('a metric is found by words of its name and shows live values', async ({
  signedIn: page,
  node,
}) => {
  test.skip(OVER_GRAYLOG, 'Graylog has other metrics.');
  await page.goto(`${node.url}/system/nodes`);
  await page.getByRole('button', { name: /^Actions of / }).click();
  await page.getByRole('menuitem', { name: 'Metrics' }).click();
  const list = page.getByRole('region', { name: 'Matching metrics' });
  await page.getByRole('searchbox', { name: 'Filter' }).fill('gelftcpinput INCOMING');
  await expect(page).toHaveURL(/filter=gelftcpinput/);
  const metric = list.getByRole('listitem');
  await expect(metric).toHaveCount(1);
  await metric.getByRole('button', { name: /GELFTCPInput\..*\.incomingMessages$/ }).click();
  await expect(metric).toContainText(/Total\s*0/);
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 7 }, (_, n) => gelf(`counted ${n}`)),
  );
  // The page reads the values every two seconds.
  await expect(metric).toContainText(/Total\s*7/);
});

test('a support bundle says what it will contain, is built, and contains that', async ({
  signedIn: page,
  node,
}) => {
  test.skip(OVER_GRAYLOG, 'Graylog puts other files into its bundles.');
  await page.goto(`${node.url}/system/support`);
  await expect(page.getByRole('region', { name: 'Contents' })).toContainText('All metrics');
  const bundles = page.getByRole('region', { name: 'Bundles' });
  await bundles.getByRole('button', { name: 'Build bundle' }).click();
  const download = bundles.getByRole('button', { name: /^Download support-bundle-.*\.zip$/ });
  await expect(download).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^support-bundle-\d{8}T\d{6}\.zip$/);
  // The directory at the end of the archive has the names of its files as plain text.
  const archive = readFileSync(await file.path(), 'latin1');
  for (const name of ['logs/server.mem.log', 'metrics.json', 'node/overview.json'])
    expect(archive).toContain(name);
  expect(archive).not.toContain('correct horse battery staple');

  await bundles.getByRole('button', { name: /^Delete support-bundle/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete bundle' });
  await question.getByRole('button', { name: 'Delete bundle' }).click();
  await expect(bundles.getByText('No bundles yet.')).toBeVisible();
});

test('an operation of the API is found, called, and keeps what was typed for it', async ({
  signedIn: page,
  node,
}) => {
  test.skip(OVER_GRAYLOG, 'Graylog has an API browser of its own.');
  await page.goto(`${node.url}/system/api`);
  const filter = page.getByRole('searchbox', { name: 'Filter operations' });
  await filter.fill('validate');
  const group = page.getByRole('region', { name: 'Query validation and suggestions' });
  await group.getByRole('button', { name: /^POST \/search\/validate/ }).click();
  const body = group.getByRole('textbox', { name: /^Body/ });
  await body.fill('{"query": "level:(", "timerange": {"type": "relative", "range": 300}}');
  await group.getByRole('button', { name: 'Send POST request' }).click();
  const response = group.getByRole('region', { name: 'Response' });
  await expect(response).toContainText('"status": "ERROR"');

  await page.goto(`${node.url}/system/overview`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(body).toHaveValue(/level:\(/);
  await group.getByRole('button', { name: 'Reset' }).click();
  await expect(body).not.toHaveValue(/level:\(/);

  await filter.fill('GET /system/cluster/nodes');
  await page
    .getByRole('button', { name: /^GET \/system\/cluster\/nodes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send GET request' }).click();
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('"is_leader": true');
});
