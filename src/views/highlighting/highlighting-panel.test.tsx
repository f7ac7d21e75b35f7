import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { FieldProperty, FieldType } from '@/contract/fields';
import type { HighlightingRule, ListedRule } from '@/domain/highlighting/rule';
import { writeRules } from '@/domain/highlighting/wire';
import { journal } from '@/shared/drafts/journal';
import { loadTexts } from '@/shared/texts/load-texts';
import { renderPart } from '@test/rendering/render-part';
import { HighlightingPanel } from './HighlightingPanel';

afterEach(() => journal.clear());
beforeAll(() => loadTexts(['highlighting', 'lists', 'forms', 'controls']));

const aField = (name: string, ...properties: FieldProperty[]): FieldType => ({
  name,
  type: { type: 'string', properties, index_names: [] },
});
const fields = [aField('level', 'numeric', 'enumerable'), aField('source', 'enumerable')];
const red = '#' + 'ff0000';
const level: HighlightingRule = {
  kind: 'rule',
  field: 'level',
  value: '3',
  condition: 'equal',
  color: { type: 'static', color: red },
};
const slow: HighlightingRule = {
  kind: 'rule',
  field: 'took_ms',
  value: 0,
  condition: 'greater',
  color: { type: 'gradient', gradient: 'Viridis', lower: 0, upper: 500 },
};

function draw(...rules: ListedRule[]) {
  let current: readonly ListedRule[] = rules;
  function Page() {
    const [shown, setShown] = useState<readonly ListedRule[]>(rules);
    current = shown;
    return <HighlightingPanel draftKey="test" rules={shown} onChange={setShown} fields={fields} />;
  }
  return { ...renderPart(<Page />), now: () => writeRules(current) };
}

type Actor = ReturnType<typeof draw>['actor'];
const menu = async (actor: Actor, title: string, item: string) => {
  await actor.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};
const pickField = async (actor: Actor, name: string) => {
  await actor.click(screen.getByLabelText('Field'));
  await actor.click(await screen.findByRole('option', { name }));
};

it('always lists an entry for the search terms', () => {
  draw();
  expect(screen.getByText('Search terms')).toBeVisible();
});

it('adds a rule, reports what is missing, and offers ordering only for numeric fields', async () => {
  const { actor, now } = draw();
  await actor.click(screen.getByRole('button', { name: 'Add rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create highlighting rule' });
  await actor.click(within(dialog).getByRole('button', { name: 'Create rule' }));
  expect(await within(dialog).findAllByText('Field is required')).not.toHaveLength(0);
  expect(within(dialog).getAllByText('Value is required')).not.toHaveLength(0);

  const conditions = () =>
    within(screen.getByLabelText('Condition'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await pickField(actor, 'source');
  expect(conditions()).toEqual(['equal', 'not equal']);
  await pickField(actor, 'level');
  expect(conditions()).toEqual([
    'equal',
    'not equal',
    'less than or equal',
    'greater than or equal',
    'less than',
    'greater than',
  ]);
  await actor.selectOptions(screen.getByLabelText('Condition'), 'less than or equal');
  await actor.type(screen.getByLabelText('Value'), '3');
  await actor.click(within(dialog).getByRole('button', { name: 'Create rule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(now()).toMatchObject([
    { field: 'level', condition: 'less_equal', value: '3', color: { type: 'static' } },
  ]);
  expect(screen.getByRole('button', { name: 'level ≤ 3' })).toBeVisible();
});

it.each([
  ['', '9', 'Must be present.'],
  ['1.5', '9', 'Must be a number.'],
  ['x', '9', 'Must be a number.'],
  ['9', '9', 'Must be higher than lowest value.'],
])('rejects a gradient from %j to %j', async (lower, upper, problem) => {
  const { actor, now } = draw(level);
  await menu(actor, 'level = 3', 'Edit');
  await actor.click(await screen.findByRole('radio', { name: 'Gradient' }));
  await actor.clear(screen.getByLabelText('Lowest expected value'));
  if (lower !== '') await actor.type(screen.getByLabelText('Lowest expected value'), lower);
  await actor.clear(screen.getByLabelText('Highest expected value'));
  await actor.type(screen.getByLabelText('Highest expected value'), upper);
  await actor.click(screen.getByRole('button', { name: 'Update rule' }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(now()).toEqual(writeRules([level]));
});

it('rejects a gradient for text fields, and accepts one for numbers', async () => {
  const { actor, now } = draw({
    ...level,
    field: 'source',
    wire: { plugin: 1, condition: 'equal' },
  });
  await menu(actor, 'source = 3', 'Edit');
  await actor.click(await screen.findByRole('radio', { name: 'Gradient' }));
  await actor.clear(screen.getByLabelText('Highest expected value'));
  await actor.type(screen.getByLabelText('Highest expected value'), '7');
  await actor.click(screen.getByRole('button', { name: 'Update rule' }));
  expect(
    await screen.findByText('A gradient can only be defined for numeric fields.'),
  ).toBeVisible();
  await pickField(actor, 'level');
  await actor.click(screen.getByRole('radio', { name: 'Cividis' }));
  await actor.click(screen.getByRole('button', { name: 'Update rule' }));
  await waitFor(() =>
    expect(now()).toEqual([
      {
        plugin: 1,
        field: 'level',
        condition: 'equal',
        value: '3',
        color: { type: 'gradient', gradient: 'Cividis', lower: 0, upper: 7 },
      },
    ]),
  );
});

it('reorders by keyboard and removes a rule after a confirmation; an unsupported rule is kept unchanged', async () => {
  const { actor, now } = draw(level, slow, { kind: 'foreign', wire: { field: 1 } });
  expect(screen.getByText('Gradient from 0 to 500')).toBeVisible();
  screen.getByRole('button', { name: 'Move took_ms > 0 with the arrow keys' }).focus();
  await actor.keyboard('{ArrowUp}');
  expect(now()).toMatchObject([{ field: 'took_ms' }, { field: 'level' }, { field: 1 }]);
  await menu(actor, 'took_ms > 0', 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Remove highlighting' });
  expect(question).toHaveTextContent('Do you really want to remove this highlighting?');
  await actor.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(now()).toEqual([...writeRules([level]), { field: 1 }]);
  await menu(actor, 'Rule from another program, kept unchanged', 'Delete');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('keeps a separate draft for each rule when the page is left', async () => {
  const first = draw(level);
  await first.actor.click(screen.getByRole('button', { name: 'Add rule' }));
  await first.actor.type(await screen.findByLabelText('Value'), 'half a thought');
  first.unmount();

  const { actor, now } = draw(level);
  await menu(actor, 'level = 3', 'Edit');
  expect(await screen.findByLabelText('Value')).toHaveValue('3');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await actor.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByLabelText('Value')).toHaveValue('half a thought');
  await pickField(actor, 'source');
  await actor.click(screen.getByRole('button', { name: 'Create rule' }));
  await waitFor(() => expect(now()).toHaveLength(2));
  await actor.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByLabelText('Value')).toHaveValue('');
});
