import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '@/api/client';
import { putUrlWhitelist } from '@/contract/url-whitelist';
import { backend, requestsTo } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { Field } from '@/ui/field/Field';
import { BatchedSelect } from './BatchedSelect';
import { LocalePicker } from './LocalePicker';
import { RegexInput } from './RegexInput';
import { DurationBox } from './spans';
import { TimeZonePicker } from './TimeZonePicker';
import { UrlInput } from './UrlInput';

const changed = vi.fn();

/** One control in the whole console, as its page has it. */
async function draw(
  control: (props: {
    value: string;
    onChange: (value: string | undefined) => void;
    id: string;
  }) => ReactNode,
  start = '',
) {
  changed.mockClear();
  function Page() {
    const [value, setValue] = useState(start);
    const change = (next: string | undefined) => {
      changed(next);
      setValue(next ?? '');
    };
    return (
      <Field label="Control">{(given) => control({ ...given, value, onChange: change })}</Field>
    );
  }
  const view = await renderAt('/page', { pages: [{ path: '/page', element: <Page /> }] });
  await screen.findByLabelText('Control');
  return view;
}
const box = () => screen.getByLabelText('Control');

it('offers the locales of the server, the default first', async () => {
  const { actor } = await draw(({ value, ...rest }) => (
    <LocalePicker {...rest} value={value || undefined} />
  ));
  await actor.click(box());
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Default locale');
  await actor.type(box(), 'danish{Enter}');
  expect(changed).toHaveBeenLastCalledWith('da');
});

it('says why there are no locales', async () => {
  (await backend()).fail('GET', '/system/locales', 500);
  const { actor } = await draw(({ value, ...rest }) => (
    <LocalePicker {...rest} value={value || undefined} />
  ));
  await actor.click(box());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Could not load the options/);
});

it('finds a time zone by a part of its name', async () => {
  const { actor } = await draw(({ value, ...rest }) => (
    <TimeZonePicker {...rest} value={value || undefined} />
  ));
  expect(box()).toHaveAttribute('placeholder', 'Pick a time zone');
  await actor.type(box(), 'berlin{Enter}');
  expect(changed).toHaveBeenLastCalledWith('Europe/Berlin');
});

it('says what is wrong with an expression as the server sees it', async () => {
  const { actor } = await draw((props) => <RegexInput {...props} />);
  await actor.type(box(), '^(a');
  expect(await screen.findByText('Not a valid Java regular expression')).toBeVisible();
  expect(box()).toBeInvalid();
  await actor.type(box(), ')');
  await waitFor(() => expect(box()).toBeValid());
  expect(screen.queryByText('Not a valid Java regular expression')).toBeNull();
});

it('says that an expression could not be checked', async () => {
  (await backend()).fail('GET', '/tools/regex_tester/validate', 500);
  const { actor } = await draw((props) => <RegexInput {...props} />);
  await actor.type(box(), 'x');
  expect(
    await screen.findByText('Could not validate regular expression. Make sure that it is valid.'),
  ).toBeVisible();
  expect(box()).toBeValid();
});

it('tells in words what a duration is', async () => {
  const { actor } = await draw((props) => <DurationBox {...props} />, 'PT1H');
  expect(screen.getByText('1 h')).toBeVisible();
  await actor.clear(box());
  await actor.type(box(), 'p1dt2h');
  expect(screen.getByText('1 d 2 h')).toBeVisible();
});

it('adds an address that is not on the list to it', async () => {
  const { actor } = await draw((props) => <UrlInput {...props} />);
  await call(putUrlWhitelist, { entries: [], disabled: false });
  await actor.type(box(), 'example.org');
  expect(await screen.findByText('URL example.org is not a valid URL.')).toBeVisible();
  await actor.clear(box());
  await actor.type(box(), 'https://example.org/x');
  expect(await screen.findByText('URL https://example.org/x is not whitelisted')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Add to URL Whitelist' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add to URL Whitelist' }));
  await actor.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Required field');
  await actor.type(dialog.getByLabelText('Title'), 'Example');
  await actor.selectOptions(dialog.getByLabelText('Type'), 'Regex');
  await waitFor(() => expect(dialog.getByLabelText('URL')).toHaveDisplayValue(/example\\?\.org/));
  await actor.type(dialog.getByLabelText('URL'), '(');
  await actor.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText('URL')).toHaveFocus());
  expect(dialog.getByLabelText('URL')).toHaveAccessibleDescription(
    'Not a valid Java regular expression',
  );
  await settled();
  // The empty list of this test alone.
  expect(requestsTo('/system/urlwhitelist').filter(({ method }) => method === 'PUT')).toHaveLength(
    1,
  );
  await actor.type(dialog.getByLabelText('URL'), '{Backspace}');
  await actor.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/is not whitelisted/)).toBeNull());
  expect(await requestsTo('/system/urlwhitelist').at(-1)?.json()).toMatchObject({
    entries: [expect.objectContaining({ title: 'Example', type: 'regex' })],
  });
});

it('says that an address could not be checked', async () => {
  (await backend()).fail('POST', '/system/urlwhitelist/check', 500);
  const { actor } = await draw((props) => <UrlInput {...props} />);
  await actor.type(box(), 'https://example.org/x');
  expect(await screen.findByText('Could not verify if the url is in the whitelist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to URL Whitelist' })).toBeNull();
});

it('fetches the next batch of options near the end, and searches on the server', async () => {
  const load = vi.fn(
    ({ search, page, perPage }: { search: string; page: number; perPage: number }) =>
      Promise.resolve({
        options: Array.from({ length: perPage }, (_, n) => ({
          value: `${page}-${n}`,
          label: `${search}option ${page}-${n}`,
        })),
        total: 120,
      }),
  );
  const { actor } = await draw(({ value, ...rest }) => (
    <BatchedSelect {...rest} queryKey={['test']} load={load} value={value || undefined} />
  ));
  await actor.click(box());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(50));
  screen.getByRole('listbox').dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
  await actor.type(box(), 'q');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('qoption 1-0'));
  expect(load.mock.lastCall?.[0]).toMatchObject({ search: 'q', page: 1, perPage: 50 });
});
