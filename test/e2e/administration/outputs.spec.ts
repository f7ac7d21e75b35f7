import { createServer } from 'node:net';
import { expect, makeStreams, portOf, stored, test } from '../journey';
import { OVER_GRAYLOG } from '../node';
import { freePort } from '../ports';
import { gelf, sendTcp } from '../senders';

test('a new output of a stream receives its messages, says so when nobody listens, and is named before it is deleted', async ({
  signedIn: page,
  node,
}) => {
  test.skip(OVER_GRAYLOG, 'Only the embedded node counts what it sends.');
  const port = await freePort();
  const received: string[] = [];
  const receiver = createServer((socket) =>
    socket.on('data', (bytes) => received.push(bytes.toString())).on('error', () => undefined),
  );
  const [streamId = ''] = await makeStreams(node, ['Forwarded']);
  const rule = { type: 1, field: 'app', value: 'forwarded', inverted: false, description: null };
  await node.api('POST', `/streams/${streamId}/rules`, rule);
  await node.api('POST', `/streams/${streamId}/resume`);

  await page.goto(`${node.url}/streams/${streamId}/outputs`);
  await page.getByRole('button', { name: 'New output' }).click();
  await page.getByRole('button', { name: /^GELF Output/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Other Graylog');
  await page.getByRole('textbox', { name: 'Destination host' }).fill('127.0.0.1');
  await page.getByRole('spinbutton', { name: 'Destination port' }).fill(`${port}`);
  await page.getByRole('button', { name: 'Create output' }).click();
  const outputs = page.getByRole('region', { name: 'Outputs' });
  await expect(outputs.getByRole('link', { name: 'Other Graylog' })).toBeVisible();

  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('sent on', { _app: 'forwarded' })]);
  await stored(node, 'app:forwarded', 1);
  await expect(outputs.getByText(`127.0.0.1:${port} refused the connection.`)).toBeVisible();
  await expect(outputs.getByText('Queue: 1 of 512')).toBeVisible();
  receiver.listen(port, '127.0.0.1');
  await expect(outputs.getByText('1 message sent')).toBeVisible();
  await expect.poll(() => received.join('')).toContain('"short_message":"sent on"');

  await outputs.getByRole('link', { name: 'Other Graylog' }).click();
  const uses = page.getByRole('region', { name: 'Used by' });
  await expect(uses.getByRole('link', { name: 'Forwarded' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete output' });
  await expect(question.getByText('Used by 1 stream')).toBeVisible();
  await question.getByRole('button', { name: 'Delete output' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outputs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Other Graylog' })).toBeHidden();
  receiver.close();
});
