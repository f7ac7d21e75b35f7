import { expect, openSearch, portOf, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test('dragging moves the column under the pointer, however fast, and dropping it elsewhere cancels', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('request done', { _app: 'checkout', _n: 1 }),
  ]);
  await stored(node, 'app:checkout', 1);
  await openSearch(page, node, { q: 'app:checkout', fields: 'timestamp,source,app,n,message' });
  const names = () =>
    table(page)
      .locator('[data-head] [data-name]')
      .evaluateAll((heads) => heads.map((head) => head.getAttribute('data-name')));
  const placeOf = async (name: string) => {
    const box = await table(page).locator(`[data-head] [data-name=${name}]`).boundingBox();
    if (!box) throw new Error(`There is no column ${name}`);
    return box;
  };
  const [from, to] = [await placeOf('n'), await placeOf('source')];
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + 4, y);
  await page.mouse.down();
  await page.mouse.move((await placeOf('app')).x + 8, y);
  await page.mouse.move(to.x + 4, y);
  await page.mouse.up();
  await expect.poll(names).toEqual(['timestamp', 'n', 'source', 'app', 'message']);

  const pressed = await placeOf('app');
  await page.mouse.move(pressed.x + 8, y);
  await page.mouse.down();
  await page.mouse.move(pressed.x + 8, y + 200);
  await page.mouse.up();
  await page.mouse.move(to.x + 4, y);
  await page.mouse.move(to.x + 8, y);
  await expect(table(page).locator('[data-drop]')).toHaveCount(0);
  expect(await names()).toEqual(['timestamp', 'n', 'source', 'app', 'message']);
  expect(new URL(page.url()).searchParams.has('sort')).toBe(false);
});
