import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from '@/shared/drafts/use-draft';
import { useKeys } from '@/shared/keys/use-keys';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { setPseudoLocale } from '@/shared/texts/t';
import { backend, requests, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { firstIdle } from './startup/first-idle';

afterEach(() => setPseudoLocale(false));

function NotePage() {
  const [note, setNote] = useDraft('test.note', 'nothing yet');
  useKeys('Notes', [
    { keys: 'n', label: 'Write a note', run: () => setNote('written by key') },
    { keys: 'j ArrowDown', label: 'Next note' },
  ]);
  return (
    <>
      <PageTitle title="Notes" />
      <h1>Notes</h1>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </>
  );
}
const pages = [
  { path: '/notes', element: <NotePage /> },
  { path: '/search', element: <h1>Search page</h1> },
];
const open = (user = 'admin') => renderAt('/notes', { user, pages });

it('leads from the start page to the search', async () => {
  await renderAt('/', { pages });
  expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();
});

it.each([
  [{ type: 'stream', id: 's1' }, '/streams/s1/search'],
  [{ type: 'dashboard', id: 'd1' }, '/dashboards/d1'],
  [{ type: 'elsewhere', id: 'x' }, '/welcome'],
  [null, '/welcome'],
])('opens the start page %j of a user where it has a page', async (startpage, path) => {
  const { users } = await backend();
  const admin = users.byName('admin');
  if (admin) await users.save({ ...admin, startpage });
  const page = { element: <h1>Start</h1> };
  const { router } = await renderAt('/', {
    pages: [
      { path: '/welcome', ...page },
      { path: '/streams/:streamId/search', ...page },
      { path: '/dashboards/:viewId', ...page },
    ],
  });
  await screen.findByRole('heading', { name: 'Start' });
  expect(router.state.location.pathname).toBe(path);
});

it.each([
  ['/extendedsearch?q=level%3A3', '/search?q=level%3A3'],
  ['/views', '/search'],
  ['/sources', '/search'],
  ['/views/5f', '/search/5f'],
  ['/streams/s1/messages?q=x', '/streams/s1/search?q=x'],
])('leads the old address %s on to %s', async (old, now) => {
  const page = { element: <h1>Here</h1> };
  const { router } = await renderAt(old, {
    pages: [
      { path: '/search', ...page },
      { path: '/search/:viewId', ...page },
      { path: '/streams/:streamId/search', ...page },
    ],
  });
  await screen.findByRole('heading', { name: 'Here' });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(now);
});

it('leads back to the top of what was scrolled', async () => {
  const { actor } = await open();
  await screen.findByRole('heading', { name: 'Notes' });
  const content = screen.getByRole('main');
  let top = 0;
  Object.defineProperties(content, { clientHeight: { value: 400 }, scrollTop: { get: () => top } });
  content.scrollTo = (({ top: to }: ScrollToOptions) => {
    top = to ?? 0;
    fireEvent.scroll(content);
  }) as typeof content.scrollTo;
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  content.scrollTo({ top: 420 });
  await actor.click(await screen.findByRole('button', { name: 'Back to top' }));
  await waitFor(() => expect(top).toBe(0));
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
});

it('names the page in the title of the window, and the product when it goes', async () => {
  const { router } = await open();
  await screen.findByRole('heading', { name: 'Notes' });
  expect(document.title).toBe('Notes · graylog-console');
  await router.navigate('/search');
  await screen.findByRole('heading', { name: 'Search page' });
  expect(document.title).toBe('graylog-console');
});

it('lets the keyboard skip to the content first of all', async () => {
  const { actor } = await open();
  await screen.findByRole('heading', { name: 'Notes' });
  await actor.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await actor.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('lists the keys of the page on ? and runs them, but not while one types', async () => {
  const { actor } = await open();
  const note = await screen.findByLabelText('Note');
  await actor.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(list).getByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(within(list).getByText('Next note')).toBeVisible();
  expect(within(list).getByText('Show this list')).toBeVisible();
  // What is pressed in the list does not reach the page behind it.
  await actor.keyboard('n{Escape}');
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(note).toHaveValue('nothing yet');

  await actor.clear(note);
  await actor.type(note, 'a new one?');
  expect(note).toHaveValue('a new one?');
  await actor.click(screen.getByRole('heading', { name: 'Notes' }));
  await actor.keyboard('n');
  expect(note).toHaveValue('written by key');
});

it('switches the theme, for the administrator in this browser only', async () => {
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'noir');
  expect(localStorage.getItem('console.theme')).toBe('noir');
  await actor.click(await screen.findByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'teint');
  await settled();
  expect(requests().filter((request) => request.startsWith('PUT'))).toEqual([]);
});

it('keeps the theme in the preferences of other users, beside what is there', async () => {
  await seedBackend({
    seed: {
      users: [
        { username: 'ada', full_name: 'Ada Lovelace', preferences: { enableSmartSearch: false } },
      ],
    },
  });
  const { actor } = await open('ada');
  await actor.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  await waitFor(() => expect(requests()).toContain('PUT /users/ada/preferences'));
  const { users } = await backend();
  await waitFor(() =>
    expect(users.byName('ada')?.preferences).toEqual({
      enableSmartSearch: false,
      themeMode: 'noir',
    }),
  );
});

it('begins with the theme of the user', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada', preferences: { themeMode: 'noir' } }] } });
  await open('ada');
  await screen.findByRole('heading', { name: 'Notes' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'noir');
});

it('says when the theme could not be kept', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada' }] } });
  (await backend()).fail('PUT', '/users/ada/preferences', 500, {
    body: { type: 'ApiError', message: 'The database is full.' },
  });
  const { actor } = await open('ada');
  await actor.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is full.');
  expect(document.documentElement).toHaveAttribute('data-theme', 'noir');
});

it('tells the server and its machine in the footer, once there is time for it', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Notes' });
  await settled();
  expect(requests()).not.toContain('GET /system');
  firstIdle.await(
    () => false,
    () => {},
  );
  expect(await screen.findByText(/^graylog-console · Graylog API 5\.1\.13\S* · \S+/)).toBeVisible();
  expect(await screen.findByText(/^Node\.js v/)).toBeVisible();
});

it.each([
  ['the shell', 'admin'],
  ['the sign-in page', null],
])('takes every text of %s from the catalogue', async (_, user) => {
  setPseudoLocale(true);
  await renderAt('/nowhere', { user, pages });
  await screen.findByRole(user === null ? 'textbox' : 'navigation');
  await waitFor(() => expect(document.body.textContent).toContain('⟦'));
  expect(untranslated(document.body, /^(Administrator|admin|Node\.js .*)$/)).toEqual([]);
});

it('takes every text of the search page from the catalogue', async () => {
  setPseudoLocale(true);
  await renderAt('/search?q=source%3Aweb-1');
  await screen.findAllByText(/⟦.*complete.*⟧/);
  // Data: the query, the names of fields, the zone.
  expect(
    untranslated(
      document.body,
      /^(Administrator|admin|Node\.js .*|UTC|timestamp|source|message|level|streams|source:web-1|[\d,.]+ m?s)$/,
    ),
  ).toEqual([]);
});

/** Texts may stand in texts. */
const withoutMarked = (text: string): string => {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : withoutMarked(rest);
};

/** Visible texts, names and tips with letters outside of ⟦ ⟧, less what is data. */
function untranslated(root: HTMLElement, data: RegExp): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script'))
      texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts.filter((text) => !data.test(text.trim()) && /\p{L}/u.test(withoutMarked(text)));
}
