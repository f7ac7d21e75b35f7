import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './test/e2e/browser';
import { makeUser, portOf, signIn, stored, ask, rows, USER_PASSWORD } from './test/e2e/journey';
import { startNode } from './test/e2e/node';
import { gelf, sendTcp } from './test/e2e/senders';
import { seen, press } from './test/e2e/chaos/edits';
const node = await startNode({ args: ['--no-sample'] });
const browser = await chromium.launch(await chromiumLaunchOptions());
const say = (...parts: unknown[]) => console.log(...parts);
try {
  await sendTcp(await portOf(node, 'GELFTCPInput'), Array.from({ length: 60 }, (_, n) => gelf(`message ${n}`, { _n: n, _app: n % 2 ? 'a' : 'b' })));
  await stored(node, 'source:journey', 60);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin', locale: 'en-GB' });
  await signIn(context, node);
  const a = await context.newPage();
  const group = (p: Page) => p.getByRole('group', { name: 'Search as a whole' });
  await a.goto(`${node.url}/search?q=source:journey&rangetype=relative&relative=86400`);
  await rows(a).first().waitFor();
  await group(a).getByRole('button', { name: 'Save', exact: true }).click();
  await a.getByRole('dialog', { name: 'Save' }).getByRole('textbox', { name: 'Title' }).fill('Kept');
  await a.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: 'Save' }).click();
  await a.waitForURL(/\/search\/[0-9a-f]{24}$/);
  await group(a).getByText('Saved search').waitFor();
  const url = a.url();
  const rename = async (p: Page, title: string) => {
    await group(p).getByRole('button', { name: 'More', exact: true }).click();
    await p.getByRole('menuitem', { name: 'Edit metadata' }).click();
    const d = p.getByRole('dialog', { name: 'Edit metadata' });
    await d.getByRole('textbox', { name: /^Title/ }).fill(title);
    await d.getByRole('button', { name: 'Apply' }).click();
    await d.waitFor({ state: 'detached' });
  };
  const widgetTitle = async (p: Page, old: string, title: string) => {
    await p.getByRole('heading', { level: 2, name: old, exact: true }).dblclick();
    await p.getByRole('textbox', { name: 'Name of the widget' }).fill(title);
    await p.keyboard.press('Enter');
  };
  // two tabs
  const b = await context.newPage();
  await b.goto(url); await rows(b).first().waitFor(); await group(b).getByText('Saved search').waitFor();
  await rename(a, 'Of tab A');
  await widgetTitle(b, 'Message Count', 'Count of tab B');
  await a.waitForTimeout(500);
  say('1 two tabs, before reload: A', await seen(a), 'B', await seen(b));
  await a.reload(); await rows(a).first().waitFor(); await a.waitForTimeout(500);
  say('1 A after reload', await seen(a));
  await press(b, 'ControlOrMeta+s'); await group(b).getByText('Saved search').waitFor();
  say('1 B saved', await seen(b));
  await press(a, 'ControlOrMeta+s'); await a.waitForTimeout(1500);
  await a.screenshot({ path: '/tmp/views/hand/two-tabs.png' });
  say('1 A saves after', await seen(a), 'dialog:', await a.getByRole('dialog').allTextContents());
  await a.keyboard.press('Escape');
  // drag
  await a.reload(); await rows(a).first().waitFor();
  const head = a.getByRole('columnheader', { name: 'source' });
  const box = (await head.boundingBox())!;
  await a.mouse.move(box.x + 20, box.y + 8); await a.mouse.down(); await a.mouse.move(box.x + 300, box.y + 8, { steps: 5 });
  await a.reload(); await rows(a).first().waitFor(); await a.mouse.up();
  say('2 reload in a drag', await seen(a));
  // Back after a save
  await ask(a, 'source:journey AND n:<10'); await a.waitForURL(/n%3A/); await a.waitForTimeout(800);
  await press(a, 'ControlOrMeta+s'); await group(a).getByText('Saved search').waitFor().catch(() => say('3 not saved'));
  say('3 saved', a.url().replace(node.url, ''), await seen(a));
  await a.goBack(); await a.waitForTimeout(1500);
  say('3 Back', a.url().replace(node.url, ''), await seen(a), await a.getByRole('textbox', { name: 'Query' }).inputValue().catch(() => ''));
  await a.screenshot({ path: '/tmp/views/hand/back.png' });
  await a.goForward(); await a.waitForTimeout(1000);
  say('3 Forward', a.url().replace(node.url, ''), await seen(a));
  // undo after reload
  await rename(a, 'Undo me'); await a.reload(); await rows(a).first().waitFor(); await group(a).getByText('Undo me').waitFor();
  await press(a, 'ControlOrMeta+z'); await a.waitForTimeout(500);
  say('4 undo after reload', await seen(a));
  // opened from the list
  await rename(a, 'From the list');
  await a.getByRole('button', { name: 'Show n as a column' }).first().click({ force: true }).catch(() => say('no n'));
  await a.waitForTimeout(500); say('5 before', a.url().replace(node.url, ''), await seen(a));
  await a.goto(url); await rows(a).first().waitFor(); await a.waitForTimeout(500);
  say('5 opened without parameters', a.url().replace(node.url, ''), await seen(a));
  // a link by one who may not edit
  const id = url.split('/').at(-1) ?? '';
  await makeUser(node, 'rea');
  const entity = await node.api('POST', `/authz/shares/entities/grn::::search:${id}`, { selected_grantee_capabilities: { 'grn::::user:rea': 'view' } });
  say('6 share', entity.status);
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(other, node, { username: 'rea', password: USER_PASSWORD });
  const r = await other.newPage();
  await r.goto(`${url}?q=source%3Ajourney+AND+n%3A%3C5&fields=timestamp,n,message`); await r.waitForTimeout(4000);
  say('6 reader', await seen(r).catch((e) => String(e)), await group(r).getByRole('button').allTextContents());
  await r.screenshot({ path: '/tmp/views/hand/reader.png' });
  // stream page
  await a.goto(`${node.url}/streams/000000000000000000000001/search?q=source:journey&rangetype=relative&relative=86400`); await rows(a).first().waitFor();
  await widgetTitle(a, 'Message Count', 'Of the stream'); await a.waitForTimeout(300);
  // sign out
  await a.goto(url); await rows(a).first().waitFor(); await a.waitForTimeout(300);
  say('7 before sign-out', await seen(a));
  await a.getByRole('button', { name: /admin|User menu|Account/i }).last().click().catch((e) => say(String(e).slice(0, 200)));
  await a.screenshot({ path: '/tmp/views/hand/menu.png' });
  await a.getByRole('menuitem', { name: /Sign out|Log out/i }).click({ timeout: 5000 }).catch((e) => say(String(e).slice(0, 200)));
  await a.waitForTimeout(1500);
  await a.screenshot({ path: '/tmp/views/hand/signed-out.png' });
  await signIn(context, node, { username: 'rea', password: USER_PASSWORD });
  await a.goto(url); await a.waitForTimeout(4000);
  say('7 as rea', await seen(a).catch((e) => String(e)));
  say('7 stored', await a.evaluate(() => new Promise((ok) => { const o = indexedDB.open('console-drafts'); o.onsuccess = () => { const q = o.result.transaction('drafts').objectStore('drafts').getAllKeys(); q.onsuccess = () => ok(q.result.map(String)); }; })));
} finally { await browser.close(); await node.dispose(); }
