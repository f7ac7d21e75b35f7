import { ask, expect, openSearch, portOf, rows, test } from './journey';
import { gelf, sendTcp, sendUdp } from './senders';

const APPEARS_WITHIN = 2000;

test('messages sent over sockets appear within two seconds with automatic refresh', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node, { refresh: '1', q: 'source:journey OR source:router' });
  const shows = (text: string) =>
    expect(rows(page).filter({ hasText: text }).first()).toBeVisible({ timeout: APPEARS_WITHIN });

  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('over GELF TCP')]);
  await shows('over GELF TCP');
  await sendUdp(await portOf(node, 'GELFUDPInput'), gelf('over GELF UDP'));
  await shows('over GELF UDP');
  await sendUdp(
    await portOf(node, 'SyslogUDPInput'),
    `<13>1 ${new Date().toISOString()} router app 1 - - over syslog UDP`,
  );
  await shows('over syslog UDP');
  await sendTcp(
    await portOf(node, 'SyslogTCPInput'),
    [`<13>1 ${new Date().toISOString()} router app 1 - - over syslog TCP`],
    '\n',
  );
  await shows('over syslog TCP');
  const http = await fetch(`http://127.0.0.1:${await portOf(node, 'GELFHttpInput')}/gelf`, {
    method: 'POST',
    body: gelf('over GELF HTTP'),
  });
  expect(http.status).toBe(202);
  await shows('over GELF HTTP');
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
