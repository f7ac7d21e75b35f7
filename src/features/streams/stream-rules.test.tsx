import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import type { Stream, StreamRule } from '@/contract/streams';
import { routes } from '@/features/streams/routes';
import { journal } from '@/shared/drafts/journal';
import { toasts } from '@/shared/toasts/toast-store';
import { answerInstead, backend, requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';

layOutTables();
const renderAt = renderPagesOf(routes);

const ID = 'a'.repeat(24);
const rule = (field: string, value: string, more: Partial<StreamRule> = {}): StreamRule => ({
  id: `rule-${field}`,
  type: 1,
  field,
  value,
  inverted: false,
  stream_id: ID,
  description: null,
  ...more,
});
const messages = [
  { message: 'payment refused', source: 'shop-1', fields: { took_ms: 120 } },
  { message: 'payment accepted', source: 'shop-2', fields: { took_ms: 30 } },
  { message: 'mail sent', source: 'mail-1', fields: {} },
];
const seedWith = (rules: StreamRule[], more: object = {}) =>
  seedBackend({
    seed: { streams: [{ id: ID, title: 'Checkout', rules, ...more }], messages },
  });
const stored = async (): Promise<Stream[]> => {
  const answer = await (
    await backend()
  ).handle(
    new Request('http://node.test/api/streams', {
      headers: { authorization: `Basic ${btoa('admin:secret')}` },
    }),
  );
  return ((await answer.json()) as { streams: Stream[] }).streams;
};
const rulesOf = async () => (await stored()).find(({ id }) => id === ID)?.rules ?? [];
const open = (search = '', user = 'admin') => renderAt(`/streams/${ID}/edit${search}`, { user });
const card = (name: string | RegExp) => screen.findByRole('region', { name });
const field = (name: RegExp) => screen.findByLabelText(name);

afterEach(() => {
  toasts.clear();
  journal.clear();
});

it('tests with messages that are searched for, and says over which time they are', async () => {
  await seedWith([rule('source', 'shop-1')]);
  const { actor } = await open();
  const sample = within(await card(/^Last 3 messages/));
  expect(await sample.findByText(/^Messages from \d{4}-.* to \d{4}-/)).toBeVisible();
  await actor.type(sample.getByLabelText('Query'), 'payment');
  await actor.click(sample.getByRole('button', { name: 'Find messages' }));
  const found = within(await card(/^Last 2 messages/));
  expect(await found.findByText('Match 1')).toBeVisible();
  // The sheet of a rule tests with the same messages.
  await actor.click(screen.getByRole('button', { name: 'Edit rule: source is exactly shop-1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  expect(await sheet.findByText('Matches 1 of 2 messages found')).toBeVisible();
  await actor.click(sheet.getByRole('button', { name: 'Cancel' }));

  await actor.click(found.getByRole('button', { name: 'Time range: Newest messages' }));
  const range = await screen.findByRole('textbox', { name: 'Enter or paste a time range' });
  await actor.type(range, '2020-01-01 10:00 to 2020-01-01 11:00{Enter}');
  expect(await screen.findByText('No messages found.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /^Time range: 2020-01-01 10:00/ }));
  await actor.click(await screen.findByRole('button', { name: 'Newest messages' }));
  expect(within(await card(/^Last 2 messages/)).getByText('Match 1')).toBeVisible();
});

it('names its messages only once they are loaded', async () => {
  await seedWith([rule('source', 'shop-1')]);
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  answerInstead(http.post('*/api/views/search/sync', () => held));
  await open();
  const sample = await card('Recent messages');
  expect(await within(sample).findByRole('status', { name: /^Testing recent/ })).toBeVisible();
  answer();
  expect(await card('Last 3 messages of the default stream')).toBeVisible();
});

it('begins a rule with the input that the address names', async () => {
  await seedWith([]);
  await open('?rule=new&input=5f00000000000000000000bb');
  const form = within(await screen.findByRole('dialog', { name: 'New rule' }));
  expect(form.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('received by input');
});

it('adds a rule, edits it, deletes it and restores it', async () => {
  await seedWith([]);
  const { actor, router } = await open();
  await actor.click(within(await card('Rules')).getByRole('button', { name: 'Add rule' }));
  expect(router.state.location.search).toBe('?rule=new');
  const form = within(await screen.findByRole('dialog', { name: 'New rule' }));
  await actor.type(form.getByLabelText(/^Field/), 'sou');
  await actor.click(await screen.findByRole('option', { name: /^source/ }));
  await actor.type(form.getByLabelText(/^Value/), 'shop-1');
  await actor.type(form.getByLabelText(/^Description/), 'The first shop');
  expect(form.getByText('source is exactly shop-1')).toBeVisible();
  expect(await form.findByText('Matches 1 of the last 3 messages')).toBeVisible();
  await actor.click(form.getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByText('1 of 3 messages')).toBeVisible();
  expect(router.state.location.search).toBe('');

  await actor.click(screen.getByRole('button', { name: 'Edit rule: source is exactly shop-1' }));
  await actor.click(await screen.findByLabelText(/^Does not match/));
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(await screen.findByText('2 of 3 messages')).toBeVisible();
  expect(await rulesOf()).toMatchObject([
    { type: 1, field: 'source', value: 'shop-1', inverted: true, description: 'The first shop' },
  ]);

  await actor.click(
    screen.getByRole('button', { name: 'Copy rule: source is not exactly shop-1' }),
  );
  const copy = within(await screen.findByRole('dialog', { name: 'New rule' }));
  await actor.type(copy.getByLabelText(/^Value/), '7');
  await actor.click(copy.getByRole('button', { name: 'Add rule' }));
  await actor.click(
    await screen.findByRole('button', { name: 'Delete rule: source is not exactly shop-17' }),
  );
  await waitFor(async () => expect(await rulesOf()).toHaveLength(1));

  await actor.click(
    screen.getByRole('button', { name: 'Delete rule: source is not exactly shop-1' }),
  );
  await waitFor(async () => expect(await rulesOf()).toEqual([]));
  await actor.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await rulesOf()).toMatchObject([{ inverted: true }]));
});

it('refuses an expression that cannot work, with the reason and the position', async () => {
  await seedWith([]);
  const { actor } = await open('?rule=new');
  await actor.selectOptions(await field(/^Type/), 'matches regular expression');
  await actor.type(await field(/^Field/), 'app');
  await actor.click(await screen.findByRole('option', { name: /app/ }));
  await actor.type(await field(/^Regular expression/), 'a(b');
  expect(await screen.findByText('The group is not closed (character 2).')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'New rule' }));
  await actor.click(dialog.getByRole('button', { name: 'Add rule' }));
  await waitFor(async () => expect(await field(/^Regular expression/)).toBeInvalid());
  await settled();
  expect(requestsTo(`/streams/${ID}/rules`)).toEqual([]);
  await actor.type(await field(/^Regular expression/), ')');
  await actor.click(dialog.getByRole('button', { name: 'Add rule' }));
  await waitFor(async () =>
    expect(await rulesOf()).toMatchObject([{ type: 2, field: 'app', value: 'a(b)' }]),
  );
});

it('asks for a number where one is compared, and for no field where none is tested', async () => {
  await seedWith([]);
  const { actor } = await open('?rule=new');
  await actor.selectOptions(await field(/^Type/), 'is greater than');
  await actor.type(await field(/^Number/), 'many');
  const dialog = within(screen.getByRole('dialog', { name: 'New rule' }));
  await actor.click(dialog.getByRole('button', { name: 'Add rule' }));
  expect(
    await dialog.findByRole('button', { name: "Number: 'many' is not a number." }),
  ).toBeVisible();
  await actor.selectOptions(await field(/^Type/), 'every message');
  await waitFor(() => expect(screen.queryByLabelText(/^Field/)).toBeNull());
  await actor.click(dialog.getByRole('button', { name: 'Add rule' }));
  await waitFor(async () =>
    expect(await rulesOf()).toMatchObject([{ type: 7, field: '', value: '' }]),
  );
});

it('keeps an unsaved rule as a draft', async () => {
  await seedWith([rule('source', 'shop-1')]);
  const first = await open('?rule=new');
  await first.actor.type(await field(/^Value/), 'half');
  first.unmount();
  await open('?rule=new');
  expect(await field(/^Value/)).toHaveValue('half');
});

it('changes how many rules a message must match, and nothing else', async () => {
  await seedWith([rule('source', 'shop-1'), rule('took_ms', '30')]);
  const { actor } = await open();
  const rules = await card('Rules');
  expect(await within(await card(/^Last 3 messages/)).findByText('Match 0')).toBeVisible();
  await actor.click(within(rules).getByRole('radio', { name: 'At least one rule' }));
  expect(await screen.findByText('Match 2')).toBeVisible();
  const [asked] = requestsTo(`/streams/${ID}`).filter(({ method }) => method === 'PUT');
  expect(await asked?.clone().json()).toEqual({ description: null, matching_type: 'OR' });
});

it('lists which recent messages match, and opens one with the reasons', async () => {
  await seedWith([rule('took_ms', '100', { type: 3 })]);
  const { actor, router } = await open();
  await actor.click(await screen.findByRole('radio', { name: 'Do not match 2' }));
  const table = screen.getByRole('grid', { name: 'Recent messages' });
  await waitFor(() =>
    expect(within(table).queryByRole('row', { name: /payment refused/ })).toBeNull(),
  );
  const row = within(table).getByRole('row', { name: /mail sent/ });
  await actor.click(within(row).getByRole('button', { name: /^Show more of mail sent/ }));
  expect((await screen.findAllByText(/the message has no field took_ms/)).length).toBeGreaterThan(
    0,
  );
  expect(
    await screen.findByText('This message would not be routed into this stream.'),
  ).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?index=graylog_0&message_id=./);
});

it('says when a stream receives nothing: paused, or by a rule that cannot work', async () => {
  await seedWith([rule('source', 'shop-1'), rule('took_ms', 'many', { type: 3 })], {
    disabled: true,
  });
  const { actor } = await open();
  const notice = await screen.findByText('This stream is paused, so it receives no messages.');
  expect(
    await screen.findByText(/^This stream receives no messages because of rules that cannot work/),
  ).toBeVisible();
  expect(screen.getByText("Cannot work: 'many' is not a number.")).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Start stream' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await actor.click(screen.getByRole('radio', { name: 'At least one rule' }));
  expect(await screen.findByText(/^Some rules cannot work/)).toBeVisible();
});

it('shows readers the rules and the tests, but no way to change them', async () => {
  await seedBackend({
    seed: {
      streams: [{ id: ID, title: 'Checkout', rules: [rule('source', 'shop-1')] }],
      users: [{ username: 'ann', roles: ['Reader'], permissions: [`streams:read:${ID}`] }],
    },
  });
  await open('?rule=new', 'ann');
  expect(await screen.findByText('source is exactly shop-1')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /rule/i })).toBeNull();
});

it('makes a stream from a message: its first rule is filled in, and it is tested with the message', async () => {
  await seedWith([rule('source', 'shop-1')]);
  const { actor, router } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Show more of payment accepted' }));
  await actor.click(await screen.findByRole('link', { name: 'Create stream from this message' }));
  expect(await field(/^Value/)).toHaveValue('shop-2');
  const form = within(screen.getByRole('dialog', { name: 'New stream from a message' }));
  expect(form.getByLabelText(/^Field/)).toHaveValue('source');
  await actor.click(form.getByLabelText(/^Field/));
  await actor.keyboard('took');
  await actor.click(await screen.findByRole('option', { name: /^took_ms/ }));
  expect(form.getByLabelText(/^Value/)).toHaveValue('30');
  await actor.type(form.getByLabelText(/^Title/), 'Fast payments');
  await actor.click(form.getByRole('button', { name: 'Create stream' }));
  expect(await screen.findByRole('heading', { name: 'Rules of Fast payments' })).toBeVisible();
  expect(await screen.findByText('This message would be routed into this stream.')).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?index=graylog_0&message_id=./);
  const made = (await stored()).find(({ title }) => title === 'Fast payments');
  expect(made).toMatchObject({
    disabled: false,
    rules: [{ type: 1, field: 'took_ms', value: '30', inverted: false }],
  });
});

it('makes a stream from a value of a message', async () => {
  await seedWith([rule('source', 'shop-1')]);
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Show more of payment refused' }));
  await actor.hover(await screen.findByRole('listitem', { name: 'took_ms: 120' }));
  await actor.click(await screen.findByRole('button', { name: 'More actions for took_ms' }));
  await actor.click(
    await screen.findByRole('menuitem', { name: 'Create a stream from this value' }),
  );
  expect(await field(/^Value/)).toHaveValue('120');
  const form = within(screen.getByRole('dialog', { name: 'New stream from a message' }));
  expect(form.getByLabelText(/^Field/)).toHaveValue('took_ms');
});

const askNode = async (method: string, path: string, body?: object) =>
  (await backend()).handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa('admin:secret')}`,
        'content-type': 'application/json',
        'x-requested-by': 'test',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

it('keeps what someone else changed in the same rule, and asks before it mixes two conditions', async () => {
  await seedWith([rule('source', 'shop-1')]);
  const { actor } = await open('?rule=rule-source');
  await actor.click(await screen.findByLabelText(/^Does not match/));
  const theirs = { type: 1, field: 'source', value: 'shop-1', inverted: false };
  const path = `/streams/${ID}/rules/rule-source`;
  await askNode('PUT', path, { ...theirs, description: 'theirs' });
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(async () =>
    expect(await rulesOf()).toMatchObject([
      { value: 'shop-1', inverted: true, description: 'theirs' },
    ]),
  );

  await actor.click(await screen.findByRole('button', { name: /^Edit rule: source/ }));
  await actor.click(await screen.findByLabelText(/^Does not match/));
  await askNode('PUT', path, { ...theirs, value: 'shop-2', inverted: true });
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  await actor.click(
    (await screen.findAllByRole('button', { name: /^Use theirs/ }))[0] ?? document.body,
  );
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(async () =>
    expect(await rulesOf()).toMatchObject([{ value: 'shop-2', inverted: true }]),
  );
});

it('leaves expressions that only backtracking engines evaluate to a server that has one', async () => {
  await seedWith([rule('source', '(s)hop-\\1', { type: 2 })]);
  const invalid = 'Dangling meta character near index 1';
  answerInstead(
    http.get('*/api/system', () => HttpResponse.json({ codename: 'Noir', version: '5.1.13' })),
    http.get('*/api/tools/regex_tester/validate', ({ request }) => {
      const regex = new URL(request.url).searchParams.get('regex') ?? '';
      return HttpResponse.json(
        regex.includes('\\1')
          ? { regex, is_valid: true }
          : { regex, is_valid: false, validation_message: invalid },
      );
    }),
  );
  const { actor } = await open();
  expect(await screen.findByText('Not tested 3')).toBeVisible();
  expect(screen.queryByText(/^Cannot work/)).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Edit rule: source matches (s)hop-\\1' }));
  const value = await field(/^Regular expression/);
  await actor.type(value, 'b');
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(async () => expect((await rulesOf())[0]?.value).toBe('(s)hop-\\1b'));

  await actor.click(
    await screen.findByRole('button', { name: 'Edit rule: source matches (s)hop-\\1b' }),
  );
  await actor.clear(await field(/^Regular expression/));
  await actor.type(await field(/^Regular expression/), 'a{{b');
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(
    await screen.findByText('The server does not accept this expression (character 2).'),
  ).toBeVisible();
});
