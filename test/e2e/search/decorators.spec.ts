import { expect, openSearch, portOf, rows, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test('a decorator is created in its sheet, changes the rows, shows what it changed, and is deleted', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('payment refused', { level: 3 }),
    gelf('order placed', { level: 6 }),
  ]);
  await stored(node, 'source:journey', 2);
  await openSearch(page, node, { q: 'source:journey' });

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Decorators…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Decorators', exact: true });
  await expect(sheet.getByText('No decorators configured.')).toBeVisible();
  await sheet.getByLabel('Select decorator').click();
  await page.getByRole('option', { name: 'Format String' }).click();
  const form = page.getByRole('dialog', { name: 'Create new Format String' });
  await form.getByLabel(/^Format String/).fill('${source}: ${message}');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(
    sheet.getByRole('list', { name: 'Decorators, applied from top to bottom' }),
  ).toContainText('Format String: ${source}: ${message}');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const refused = rows(page).filter({ hasText: 'journey: payment refused' });
  await expect(refused).toHaveCount(1);
  await refused.click();
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Changes made by decorators' })
      .getByRole('row', { name: /^message/ }),
  ).toContainText('messageChangedpayment refusedjourney: payment refused');

  // The browser remembers the decorators, so they apply to the first rows.
  await page.reload();
  await expect(refused).toHaveCount(1);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Decorators…' }).click();
  await sheet.getByRole('button', { name: 'Actions for Format String' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete decorator' });
  await expect(question).toContainText('Do you really want to delete this decorator?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: /payment refused/ })).toHaveCount(1);
  await expect(refused).toHaveCount(0);
  expect((await node.api('GET', '/search/decorators')).body).toEqual([]);
});
