import type { Page } from '@playwright/test';
import { expect, openSearch, portOf, status, stored, test } from '../journey';
import { OVER_GRAYLOG } from '../node';
import { gelf, sendTcp } from '../senders';

// Keywords that are not a time are answered with 422.
test.use({ expectedComplaints: [/422/] });

/**
 * Ten and eleven o'clock in UTC. The admin of the embedded node has the time zone of the browser,
 * that of Graylog has UTC.
 */
const [TEN, ELEVEN] = OVER_GRAYLOG ? ['10', '11'] : ['08', '09'];

const button = (page: Page) => page.getByRole('button', { name: /^Time range: / });
const any = (page: Page) => page.getByRole('textbox', { name: 'Enter or paste a time range' });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a range is pasted, picked in the calendar, typed, changed by keyboard and reused', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node);
  await button(page).click();
  await any(page).fill('2024-05-01 10:00 to 11:00');
  await expect(page.getByRole('group', { name: 'Preview' })).toContainText(
    '2024-05-01 11:00:00.000',
  );
  await any(page).press('Enter');
  await expect(button(page)).toHaveAccessibleName('Time range: 2024-05-01 10:00:00 – 11:00:00');
  expect(parameters(page)).toMatchObject({
    rangetype: 'absolute',
    from: `2024-05-01T${TEN}:00:00.000Z`,
    to: `2024-05-01T${ELEVEN}:00:00.000Z`,
  });

  await expect(status(page)).toContainText('complete');
  await page.locator('#search-results').focus();
  await page.keyboard.press('[');
  await expect(button(page)).toHaveAccessibleName(/09:00:00 – 10:00:00$/);
  await page.keyboard.press('-');
  await expect(button(page)).toHaveAccessibleName(/08:30:00 – 10:30:00$/);

  await button(page).click();
  await page.getByRole('button', { name: 'Thursday, 2 May 2024' }).click();
  await page.getByRole('button', { name: 'Friday, 3 May 2024' }).click();
  await page.getByRole('button', { name: 'Apply and search' }).click();
  await expect(button(page)).toHaveAccessibleName(
    'Time range: 2024-05-02 08:30:00 – 2024-05-03 10:30:00',
  );

  await button(page).click();
  await page.getByRole('tab', { name: 'Timestamp' }).click();
  await page.getByRole('textbox', { name: 'Until' }).fill('2024-05-01');
  await expect(page.getByText('The "Until" date must come after the "From" date.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Until' }).fill('tomorrow');
  await expect(page.getByText('Format must be: YYYY-MM-DD [HH:mm:ss[.SSS]].')).toBeVisible();
  await page.getByRole('tab', { name: 'Keyword' }).click();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('no time at all');
  await expect(page.getByText('Unable to parse keyword.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('');
  await expect(page.getByText('Keyword must not be empty!')).toBeVisible();
  await page
    .getByRole('group', { name: 'Recently used' })
    .getByRole('button', { name: '2024-05-01 10:00:00 – 11:00:00' })
    .click();
  await expect(button(page)).toHaveAccessibleName('Time range: 2024-05-01 10:00:00 – 11:00:00');
});

test('messages with timestamps in the future are reported and found', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('on time'),
    gelf('from tomorrow', { timestamp: Date.now() / 1000 + 86_400 }),
  ]);
  await stored(node, 'time', 1);
  await openSearch(page, node, { q: 'source:journey' });
  await expect(page.getByText('1 message has a timestamp in the future.')).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(status(page)).toContainText(/1 message\s*complete/);
  await expect(page.getByText('1 message has a timestamp in the future.')).toBeHidden();
});
