import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatCount } from '@/domain/format/number';
import { useDraft } from '@/shared/drafts/use-draft';
import { languageStore, preferredLanguage } from '@/shared/texts/language-store';
import { setPseudoLocale, t } from '@/shared/texts/t';
import { backend, requests, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables();
afterEach(async () => {
  setPseudoLocale(false);
  localStorage.removeItem('console.language');
  await languageStore.choose('en');
});

function NotePage() {
  const [note, setNote] = useDraft('test.note', '');
  return (
    <>
      <h1>{t('nav.overview')}</h1>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <p>{formatCount(1_234)}</p>
    </>
  );
}
const pages = [
  { path: '/notes', element: <NotePage /> },
  { path: '/search', element: <h1>Search page</h1> },
];
const open = (user = 'admin') => renderAt('/notes?q=level%3A3', { user, pages });
const choose = async (
  actor: Awaited<ReturnType<typeof open>>['actor'],
  menu: RegExp,
  language: string,
) => {
  await actor.click(await screen.findByRole('button', { name: menu }));
  await actor.click(await screen.findByRole('menuitemcheckbox', { name: language }));
};
const userButton = /Administrator|ada/;

it('keeps the focus where it was', async () => {
  const { actor } = await open();
  await screen.findByLabelText('Note');
  await choose(actor, userButton, 'Deutsch');
  await screen.findByRole('link', { name: 'Suche' });
  await waitFor(() => expect(screen.getByRole('button', { name: userButton })).toHaveFocus());
});

it('speaks another language at once, with its numbers, and keeps what was typed and where one is', async () => {
  const { actor, router } = await open();
  await actor.type(await screen.findByLabelText('Note'), 'level:3 AND source:web');
  expect(screen.getByText('1,234')).toBeVisible();
  await choose(actor, userButton, 'Deutsch');
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).getByRole('link', {
      name: 'Suche',
    }),
  ).toBeVisible();
  expect(screen.getByText('1.234')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('level:3 AND source:web');
  expect(router.state.location.search).toBe('?q=level%3A3');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  await actor.click(screen.getByRole('button', { name: userButton }));
  expect(
    await screen.findByRole('menuitemcheckbox', { name: 'Deutsch', checked: true }),
  ).toBeVisible();
  expect(screen.getByRole('menuitemcheckbox', { name: 'English', checked: false })).toBeVisible();
  await actor.click(screen.getByRole('menuitemcheckbox', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('keeps the language of the administrator in this browser only', async () => {
  const { actor } = await open();
  await choose(actor, userButton, 'Deutsch');
  await screen.findByRole('heading', { name: 'Übersicht' });
  expect(localStorage.getItem('console.language')).toBe('de');
  await settled();
  expect(requests().filter((request) => request.startsWith('PUT'))).toEqual([]);
});

it('keeps the language of other users with their preferences', async () => {
  await seedBackend({
    seed: {
      users: [{ username: 'ada', full_name: 'ada', preferences: { enableSmartSearch: false } }],
    },
  });
  const { actor } = await open('ada');
  await choose(actor, userButton, 'Deutsch');
  const { users } = await backend();
  await waitFor(() =>
    expect(users.byName('ada')?.preferences).toEqual({ enableSmartSearch: false, language: 'de' }),
  );
});

it('begins with the language of the user', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada', preferences: { language: 'de' } }] } });
  await open('ada');
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeVisible();
});

it('says in the new language that it could not be kept with the user', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada', full_name: 'ada' }] } });
  (await backend()).fail('PUT', '/users/ada/preferences', 500, {
    body: { type: 'ApiError', message: 'The database is full.' },
  });
  const { actor } = await open('ada');
  await choose(actor, userButton, 'Deutsch');
  const toast = await screen.findByText(/^Meldung des Servers: .*The database is full\./);
  expect(toast).toBeVisible();
  expect(screen.getByText('Die Sprache wird nur in diesem Browser gespeichert')).toBeVisible();
});

it('is chosen in the palette too', async () => {
  const { actor } = await open();
  await screen.findByRole('heading', { name: 'Overview' });
  await actor.keyboard('{Control>}k{/Control}');
  await actor.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'deutsch');
  expect(await screen.findByRole('option', { name: /Language: Deutsch/ })).toBeVisible();
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeVisible();
});

it('is there after a reload, on the sign-in page too', async () => {
  localStorage.setItem('console.language', 'de');
  await languageStore.restore();
  await renderAt('/search', { user: null, pages });
  expect(await screen.findByRole('heading', { name: 'Willkommen bei Graylog' })).toBeVisible();
  expect(screen.getByLabelText('Benutzername')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'de', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser of %j begins in %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it('begins in the language of the browser, which a choice overrides', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
  await languageStore.restore();
  expect(languageStore.current()).toBe('de');
  expect(localStorage.getItem('console.language')).toBeNull();
  await languageStore.choose('en');
  await languageStore.restore();
  expect(languageStore.current()).toBe('en');
});

it('ends with the last choice, however long the texts of one before took', async () => {
  await Promise.all([languageStore.choose('de'), languageStore.choose('en')]);
  expect(languageStore.current()).toBe('en');
  expect(t('nav.search')).toBe('Search');
});

it('takes the German texts of the shell from the catalogue too', async () => {
  await languageStore.choose('de');
  setPseudoLocale(true);
  await renderAt('/nowhere', { pages });
  expect(await screen.findByRole('heading', { name: '⟦Seite nicht gefunden⟧' })).toBeVisible();
});
