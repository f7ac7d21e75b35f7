import type { Page, Route } from '@playwright/test';
import { expect, portOf, stored, test } from '../journey';
import { by, pivot, place, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

const metric = (name: string) => ({ config: { name: null }, function: name });
const overTime = {
  type: 'time',
  fields: ['timestamp'],
  config: { interval: { type: 'auto', scaling: 1 } },
};

test('units, thresholds, reference lines and earlier windows are saved, also by a server that refuses what it does not know', async ({
  node,
  signedIn: page,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 20 }, (_, n) => gelf(`order ${n}`, { _app: 'shop', _took_ms: 1_500 })),
  );
  await stored(node, 'order', 20);
  const id = await saveSearch(node, {
    title: 'Response times',
    widgets: [
      widget(
        'n',
        'aggregation',
        pivot({ visualization: 'numeric', series: [metric('avg(took_ms)')] }),
      ),
      widget(
        'l',
        'aggregation',
        pivot({
          visualization: 'line',
          visualization_config: { interpolation: 'linear', axis_type: 'linear' },
          row_pivots: [overTime],
          column_pivots: [by('app')],
          series: [metric('avg(took_ms)')],
        }),
      ),
    ],
    titles: { n: 'Average', l: 'Course' },
    positions: { n: place(1, 1, 4, 3), l: place(5, 1, 8, 4) },
  });
  await page.route('**/api/views/*', strict);
  await page.goto(`${node.url}/search/${id}`);
  const number = page.getByRole('region', { name: 'Average', exact: true });
  await expect(number.getByText('1,500', { exact: true })).toBeVisible();

  await edit(page, 'Average');
  const format = page.getByRole('group', { name: 'Format of avg(took_ms)' });
  await format.getByRole('combobox', { name: 'Unit' }).selectOption('Milliseconds');
  await format.getByRole('combobox', { name: 'Decimals' }).selectOption('2');
  // What needs no other data is shown without a search.
  await expect(page.getByText('1.50 s', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add threshold for avg(took_ms)' }).click();
  await page.getByRole('spinbutton', { name: 'From value' }).fill('1000');
  await page.getByRole('textbox', { name: 'Colour' }).fill('#c0222c');
  await page.getByRole('checkbox', { name: 'Sparkline' }).check();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: 'Sparkline' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Update widget' }).click();

  await edit(page, 'Course');
  await page
    .getByRole('group', { name: 'Format of avg(took_ms)' })
    .getByRole('combobox', { name: 'Unit' })
    .selectOption('Milliseconds');
  await page.getByRole('button', { name: 'Add reference line' }).click();
  await page.getByRole('spinbutton', { name: 'Value', exact: true }).fill('2000');
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Promised');
  await page.getByRole('checkbox', { name: '1 day earlier' }).check();
  await page.getByRole('button', { name: 'Update widget' }).click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(async () => {
    const { body } = await node.api('GET', `/views/${id}`);
    expect(JSON.stringify(body)).toContain('Promised');
  }).toPass();

  await page.reload();
  await expect(number.getByText('1.50 s', { exact: true })).toBeVisible();
  await expect(number.getByText(/^Over time: lowest/)).toBeAttached();
  const course = page.getByRole('region', { name: 'Course', exact: true });
  await expect(course.getByText('Promised')).toBeVisible();
  const { body } = await node.api('GET', `/views/${id}`);
  const [state] = Object.values((body as { state: Record<string, { titles: object }> }).state);
  expect(state?.titles).toMatchObject({
    console: {
      n: JSON.stringify({
        metrics: {
          'avg(took_ms)': {
            unit: 'ms',
            decimals: 2,
            thresholds: [{ value: 1000, color: '#c0222c' }],
          },
        },
        sparkline: true,
      }),
    },
  });
});

test('a single number fits its widget at any size', async ({ node, signedIn: page }) => {
  const most = 9_007_199_254_740_000;
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('order', { _amount: -most, _name: 'a long name of a server in a rack' }),
  ]);
  await stored(node, 'order', 1);
  const sizes = [place(1, 1, 2, 1), place(3, 1, 2, 2), place(5, 1, 1, 3), place(1, 4, 12, 2)];
  const shown = ['sum(amount)', 'latest(name)', 'count()', 'sum(amount)'];
  const id = await saveSearch(node, {
    title: 'Numbers',
    widgets: shown.map((name, at) =>
      widget(
        `n${at}`,
        'aggregation',
        pivot({
          visualization: 'numeric',
          visualization_config: { trend: true, trend_preference: 'LOWER' },
          series: [metric(name)],
        }),
      ),
    ),
    titles: Object.fromEntries(shown.map((_, at) => [`n${at}`, `Number ${at}`])),
    positions: Object.fromEntries(sizes.map((size, at) => [`n${at}`, size])),
  });
  for (const width of [1_920, 1_000, 390]) {
    await page.setViewportSize({ width, height: 1_400 });
    await page.goto(`${node.url}/search/${id}`);
    for (const at of shown.keys()) {
      const card = page.getByRole('region', { name: `Number ${at}`, exact: true });
      const figure = card.locator('[data-figure]');
      await figure.scrollIntoViewIfNeeded();
      const overflow = await figure.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [text, box] = [range.getBoundingClientRect(), one.parentElement];
        const room = box?.getBoundingClientRect() ?? new DOMRect();
        return Math.max(text.width - room.width, text.height - room.height);
      });
      expect([width, at, overflow <= 1]).toEqual([width, at, true]);
    }
  }
});

async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('region', { name: `Edit "${title}"` })).toBeVisible();
}

/** The members that a Graylog 5.1 server accepts; it refuses a view with any other. */
const KNOWN = {
  state: [
    'selected_fields',
    'static_message_list_id',
    'titles',
    'widgets',
    'widget_mapping',
    'positions',
    'formatting',
    'display_mode_settings',
  ],
  widget: ['id', 'type', 'filter', 'filters', 'timerange', 'query', 'streams', 'config'],
  config: [
    'row_pivots',
    'column_pivots',
    'series',
    'sort',
    'rollup',
    'visualization',
    'visualization_config',
    'formatting_settings',
    'event_annotation',
    'row_limit',
    'column_limit',
  ],
};

/** Answers a view with unknown members as such a server does. */
async function strict(route: Route): Promise<void> {
  if (route.request().method() !== 'PUT') return route.continue();
  const view = route.request().postDataJSON() as {
    state: Record<string, { widgets: { config: object }[] }>;
  };
  const states = Object.values(view.state);
  const widgets = states.flatMap((state) => state.widgets);
  const unknown = [
    ...states.flatMap((one) => beyond(KNOWN.state, one)),
    ...widgets.flatMap((one) => beyond(KNOWN.widget, one)),
    ...widgets.flatMap(({ config }) => beyond(KNOWN.config, config)),
  ];
  if (unknown.length === 0) return route.continue();
  return route.fulfill({
    status: 400,
    json: { type: 'ApiError', message: `Unable to map property ${unknown.join()}` },
  });
}

const beyond = (known: readonly string[], object: object): string[] =>
  Object.keys(object).filter((name) => !known.includes(name));
