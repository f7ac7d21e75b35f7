import { expect, type Page } from '@playwright/test';
import { ask, rows } from '@test/e2e/journey';
import type { Doc, Edit } from './model';

const controls = (page: Page) => page.getByRole('group', { name: 'Search actions' });
const widgetName = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });
/** Patterns of the names: as a preset of the picker ('1 hour') and as the chosen range ('Last hour'). */
export const PRESETS: Readonly<Record<number, string>> = {
  3600: '(?:1 |Last )hour',
  7200: '2 hours',
  28_800: '8 hours',
  86_400: '(?:1 |Last )day',
};

/** Performs an edit as a user does and returns it. `shown` is the state of the page before. */
export async function make(page: Page, edit: Edit, shown: Doc): Promise<Edit> {
  if (edit.kind === 'highlight') return { ...edit, value: await highlight(page) };
  await act(page, edit, shown);
  return edit;
}

async function act(
  page: Page,
  edit: Exclude<Edit, { kind: 'highlight' }>,
  shown: Doc,
): Promise<void> {
  switch (edit.kind) {
    case 'query':
      return ask(page, edit.query);
    case 'range': {
      await page.getByRole('button', { name: /^Time range: / }).click();
      return page
        .getByRole('group', { name: 'Presets' })
        .getByRole('button', { name: new RegExp(`(^|Last )${PRESETS[edit.seconds]}$`) })
        .first()
        .click();
    }
    case 'sort':
      return page
        .getByRole('columnheader', { name: 'timestamp' })
        .getByRole('button')
        .first()
        .click();
    case 'column':
      return page
        .getByRole('button', {
          name: shown.columns.includes(edit.field)
            ? `Hide column ${edit.field}`
            : `Show ${edit.field} as column`,
        })
        .first()
        .click({ force: true });
    case 'title':
      return rename(page, edit.title);
    case 'widgetTitle': {
      await widgetName(page, shown.widgets[edit.at] ?? '').dblclick();
      await page.getByRole('textbox', { name: 'Widget title' }).fill(edit.title);
      return page.keyboard.press('Enter');
    }
    case 'duplicate':
      return choose(page, shown.widgets[edit.at] ?? '', 'Duplicate');
    case 'remove': {
      await choose(page, shown.widgets[edit.at] ?? '', 'Remove widget');
      return page
        .getByRole('dialog', { name: 'Remove widget' })
        .getByRole('button', { name: 'Remove widget' })
        .click();
    }
  }
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function rename(page: Page, title: string): Promise<void> {
  await controls(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit metadata' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit metadata' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Highlights the number in the first row through the details of the row. */
async function highlight(page: Page): Promise<string> {
  const field = page.locator('[data-details] [data-field="n"]');
  const item = page.getByRole('menuitem', { name: 'Highlight this value' });
  let value = '';
  // Results that arrive at this moment may replace the row under the pointer.
  await expect(async () => {
    if ((await page.locator('[data-details]').count()) === 0)
      await rows(page)
        .first()
        .click({ position: { x: 400, y: 8 }, timeout: 2_000 });
    await field.hover({ timeout: 2_000 });
    await field.getByRole('button', { name: 'More actions for n' }).click({ timeout: 2_000 });
    value =
      /\d+/.exec(
        (await field.locator(':scope > :nth-child(2)').textContent({ timeout: 2_000 })) ?? '',
      )?.[0] ?? '';
    // Long, because a second attempt would highlight it twice.
    await item.click({ timeout: 15_000 });
  }).toPass({ timeout: 25_000 });
  return value;
}

/** Presses keys without focus in a text field, which would handle them itself. */
export async function press(page: Page, keys: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press(keys);
}

export type Seen = {
  title: string;
  unsaved: boolean;
  columns: string[];
  widgets: string[];
  sort: string | null;
  query: string | null;
  seconds: string | null;
};

/**
 * The state of the view as the page shows it; null for what the address leaves as saved. No inner
 * functions, because tsx would add helpers to them that do not exist in the page.
 */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const whole = document.querySelector('[aria-label="Search actions"]');
    const params = new URLSearchParams(location.search);
    return {
      title: whole?.querySelector('[aria-current]')?.textContent ?? '',
      unsaved: whole?.textContent.includes('Unsaved changes') ?? false,
      columns: [
        ...document.querySelectorAll<HTMLElement>(
          '[aria-label="All Messages"] [role=columnheader][data-name]',
        ),
      ].map(({ dataset }) => dataset['name'] ?? ''),
      widgets: [...document.querySelectorAll('main [aria-busy] h2')].map((one) => one.textContent),
      sort: params.get('sort'),
      query: params.get('q'),
      seconds: params.get('relative'),
    };
  });
