import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Button } from '@/ui/button/Button';
import { renderPart } from '@test/rendering/render-part';
import { PageHead } from './PageHead';

it('names the page, in the window too, until it goes', () => {
  const { unmount } = renderPart(
    <PageHead
      title="Streams"
      description="Messages by rules."
      documentation="https://docs.example.org/streams"
      actions={<Button>Create stream</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Streams' })).toBeVisible();
  expect(document.title).toBe('Streams · graylog-console');
  expect(screen.getByText(/Messages by rules\./)).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Documentation for Streams, opens in a new tab' }),
  ).toHaveAttribute('href', 'https://docs.example.org/streams');
  expect(screen.getByRole('button', { name: 'Create stream' })).toBeVisible();
  unmount();
  expect(document.title).toBe('graylog-console');
});

it.each([
  ['experimental', 'Experimental', 'This feature is new and should be considered experimental.'],
  [
    'legacy',
    'Legacy',
    'This feature has been discontinued and will be removed in a future version.',
  ],
] as const)('says what %s means', async (lifecycle, label, words) => {
  const { actor } = renderPart(<PageHead title="Streams" lifecycle={lifecycle} />);
  await actor.hover(screen.getByText(label));
  expect(await screen.findByText(words)).toBeVisible();
});

it('tells the way to where one is', () => {
  renderPart(
    <MemoryRouter>
      <PageHead title="Ada" way={[{ title: 'Users', to: '/system/users' }]} />
    </MemoryRouter>,
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/system/users');
  expect(way.getByText('Ada')).toHaveAttribute('aria-current', 'page');
});
