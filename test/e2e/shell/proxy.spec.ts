import { ask, expect, openSearch, portOf, rows, signIn, stored, test } from '../journey';
import { startNode } from '../node';
import { gelf, sendTcp } from '../senders';

test('the console works in proxy mode with another server', async ({ page, context, node }) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('behind the proxy')]);
  await stored(node, '"behind the proxy"', 1);
  const proxy = await startNode({ args: ['--backend', node.url] });
  try {
    await signIn(context, proxy);
    await openSearch(page, proxy);
    await ask(page, '"behind the proxy"');
    await expect(rows(page)).toHaveCount(1);
    await node.stop('SIGKILL');
    const answer = await fetch(`${proxy.url}/api/system`, {
      headers: { 'X-Requested-By': 'journey' },
    });
    expect([502, 503, 504]).toContain(answer.status);
  } finally {
    await proxy.dispose();
  }
});

test('an unreachable backend is reported on a page of its own', async ({ page }) => {
  const proxy = await startNode({ args: ['--backend', 'http://127.0.0.1:1'] });
  try {
    await page.goto(proxy.url);
    await expect(page.getByText(/cannot be reached|does not answer/i).first()).toBeVisible();
  } finally {
    await proxy.dispose();
  }
});
