import {
  expect,
  makeStreams,
  makeUser,
  signIn,
  signInByForm,
  test,
  USER_PASSWORD,
} from '../journey';

const NEW_PASSWORD = 'another password of journeys';

test('a user is created, signs in, changes the password, and is rejected once disabled', async ({
  signedIn: page,
  node,
  browser,
}) => {
  await page.goto(`${node.url}/system/users`);
  await page
    .getByRole('link', { name: 'New user' })
    .or(page.getByRole('button', { name: 'New user' }))
    .click();
  for (const [label, value] of [
    ['First name', 'Cleo'],
    ['Last name', 'Clark'],
    ['E-mail address', 'cleo@example.org'],
    ['Username', 'cleo'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  await page.locator('input[type=password]').first().fill(USER_PASSWORD);
  await page.locator('input[type=password]').nth(1).fill(USER_PASSWORD);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('row', { name: /Cleo Clark/ })).toContainText('Reader');

  const elsewhere = await browser.newContext();
  const hers = await elsewhere.newPage();
  await hers.goto(node.url);
  await signInByForm(hers, { username: 'cleo', password: USER_PASSWORD });
  await expect(hers).toHaveURL(/\/welcome$/);
  await hers.getByRole('button', { name: /Cleo Clark/ }).click();
  await hers.getByRole('menuitem', { name: 'Edit profile' }).click();
  await hers.getByRole('button', { name: 'Change password' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Change password' });
  await dialog.locator('input[type=password]').nth(0).fill(USER_PASSWORD);
  await dialog.locator('input[type=password]').nth(1).fill(NEW_PASSWORD);
  await dialog.locator('input[type=password]').nth(2).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Cleo Clark' }).click();
  await page.getByRole('menuitem', { name: 'Disable…' }).click();
  await page
    .getByRole('dialog', { name: 'Disable user' })
    .getByRole('button', { name: 'Disable user' })
    .click();
  await expect(page.getByRole('row', { name: /Cleo Clark/ })).toContainText('Disabled');
  await hers.goto(node.url);
  await signInByForm(hers, { username: 'cleo', password: NEW_PASSWORD });
  await expect(hers.getByRole('alert')).toBeVisible();
  await elsewhere.close();
});

test('a reader sees a stream while it is shared with them, and not afterwards', async ({
  signedIn: page,
  node,
  browser,
}) => {
  await makeStreams(node, ['Payments']);
  await makeUser(node, 'ada');
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, node, { username: 'ada', password: USER_PASSWORD });
  const hers = await elsewhere.newPage();
  const list = async () => {
    await hers.goto(`${node.url}/streams`);
    await expect(hers.getByRole('heading', { name: 'Streams', level: 1 })).toBeVisible();
    return hers.getByRole('row', { name: /Payments/ });
  };
  await expect(await list()).toHaveCount(0);

  await page.goto(`${node.url}/streams`);
  const share = async () => {
    await page.getByRole('button', { name: 'Actions for Payments' }).click();
    await page.getByRole('menuitem', { name: 'Share…' }).click();
    return page.getByRole('dialog', { name: 'Sharing stream: Payments' });
  };
  const dialog = await share();
  await dialog.getByRole('combobox', { name: /^Share with/ }).click();
  await page.keyboard.type('ada');
  await page.getByRole('option', { name: /ada/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Update sharing' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(await list()).toBeVisible();
  await hers.getByRole('button', { name: 'Actions for Payments' }).click();
  await expect(hers.getByRole('menuitem', { name: 'Search in this stream' })).toBeVisible();
  await expect(hers.getByRole('menuitem', { name: /Edit|Delete|Share/ })).toHaveCount(0);

  const again = await share();
  await again.getByRole('button', { name: /^Remove ada/ }).click();
  await again.getByRole('button', { name: 'Update sharing' }).click();
  await expect(again).toHaveCount(0);
  await expect(await list()).toHaveCount(0);
  await elsewhere.close();
});

test('the language chosen in the menu is kept after a reload and in another browser', async ({
  context,
  page,
  node,
  browser,
}) => {
  await makeUser(node, 'ada');
  await signIn(context, node, { username: 'ada', password: USER_PASSWORD });
  await page.goto(`${node.url}/streams`);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/preferences') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: /ada Journey/ }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Suche' })).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Suche' })).toBeVisible();

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, node, { username: 'ada', password: USER_PASSWORD });
  const second = await elsewhere.newPage();
  await second.goto(`${node.url}/welcome`);
  await expect(second.getByRole('link', { name: 'Suche' }).first()).toBeVisible();
  await elsewhere.close();
});
