import { ask, expect, openSearch, portOf, rows, test } from '../journey';
import { gelf, sendTcp, sendUdp } from '../senders';

const APPEARS_WITHIN = 2000;

test('messages sent over sockets appear within two seconds with automatic refresh', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node, { refresh: '1', q: 'source:journey OR source:router' });
  /** Sends again if the machine was too busy to show it in time. */
  const inTime = async (text: string, send: (text: string) => Promise<void>) => {
    let sent = 0;
    await expect(async () => {
      const name = `${text} ${(sent += 1)}`;
      await send(name);
      await expect(rows(page).filter({ hasText: name })).toBeVisible({ timeout: APPEARS_WITHIN });
    }).toPass();
  };
  const syslog = (text: string) => `<13>1 ${new Date().toISOString()} router app 1 - - ${text}`;

  await inTime('over GELF TCP', async (text) =>
    sendTcp(await portOf(node, 'GELFTCPInput'), [gelf(text)]),
  );
  await inTime('over GELF UDP', async (text) =>
    sendUdp(await portOf(node, 'GELFUDPInput'), gelf(text)),
  );
  await inTime('over syslog UDP', async (text) =>
    sendUdp(await portOf(node, 'SyslogUDPInput'), syslog(text)),
  );
  await inTime('over syslog TCP', async (text) =>
    sendTcp(await portOf(node, 'SyslogTCPInput'), [syslog(text)], '\n'),
  );
  await inTime('over GELF HTTP', async (text) => {
    const http = await fetch(`http://127.0.0.1:${await portOf(node, 'GELFHttpInput')}/gelf`, {
      method: 'POST',
      body: gelf(text),
    });
    expect(http.status).toBe(202);
  });
});

test('messages acknowledged with 202 survive kill -9', async ({ signedIn: page, node }) => {
  const port = await portOf(node, 'GELFHttpInput');
  const answer = await fetch(`http://127.0.0.1:${port}/gelf`, {
    method: 'POST',
    body: gelf('written before the crash'),
  });
  expect(answer.status).toBe(202);
  await node.stop('SIGKILL');
  await node.restart();
  await openSearch(page, node);
  await ask(page, '"written before the crash"');
  await expect(rows(page)).toHaveCount(1);
});

test('malformed input does not block other messages', async ({ signedIn: page, node }) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    '{"version":"1.1", broken',
    '\u0001\u0002',
    gelf('a good message behind bad ones'),
  ]);
  await openSearch(page, node, { refresh: '1', q: '"behind bad ones"' });
  await expect(rows(page)).toHaveCount(1);
});
