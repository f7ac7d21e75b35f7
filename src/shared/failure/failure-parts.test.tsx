import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { takeComplaints } from '@test/environment/quiet-console';
import { renderPart } from '@test/rendering/render-part';
import { MissingCapabilities } from './MissingCapabilities';
import { RuntimeBoundary } from './RuntimeBoundary';
import { UnknownWidget } from './UnknownWidget';

it('lists the capabilities that are missing, and leads back', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Before</h1> },
      {
        path: '/view',
        element: (
          <MissingCapabilities kind="dashboard" missing={['search_filters', 'parameters']} />
        ),
      },
    ],
    { initialEntries: ['/', '/view'], initialIndex: 1 },
  );
  const { actor } = renderPart(<RouterProvider router={router} />);
  expect(
    screen.getByText(
      'Unfortunately executing this dashboard is not possible. It uses the following capabilities which are not available:',
    ),
  ).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'search_filters',
    'parameters',
  ]);
  await actor.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
});

it('lets the configuration of a widget nobody knows be copied', async () => {
  const { actor } = renderPart(<UnknownWidget type="correlation" config={{ threshold: 3 }} />);
  expect(screen.getByText('Unknown Widget')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Copy configuration' }));
  expect(await navigator.clipboard.readText()).toBe(
    '{\n  "type": "correlation",\n  "config": {\n    "threshold": 3\n  }\n}',
  );
});

it('shows a part that cannot be drawn as such in its place, until it is tried again or stands for something else', async () => {
  const part = { draws: false };
  const Part = () => {
    if (!part.draws) throw new Error('no such series');
    return <p>Bars</p>;
  };
  const { actor, rerender } = renderPart(
    <>
      <p>Beside</p>
      <RuntimeBoundary of="first">
        <Part />
      </RuntimeBoundary>
    </>,
  );
  expect(
    screen.getByText('While rendering this widget, the following error occurred:'),
  ).toBeVisible();
  expect(screen.getByText('Beside')).toBeVisible();
  expect(screen.getByText('no such series')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/no such series[^]*Part/)).toBeVisible();
  part.draws = true;
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Bars')).toBeVisible();
  part.draws = false;
  rerender(
    <RuntimeBoundary of="second">
      <Part />
    </RuntimeBoundary>,
  );
  expect(
    screen.getByText('While rendering this widget, the following error occurred:'),
  ).toBeVisible();
  part.draws = true;
  rerender(
    <RuntimeBoundary of="third">
      <Part />
    </RuntimeBoundary>,
  );
  expect(screen.getByText('Bars')).toBeVisible();
  // React's own words about what was caught.
  takeComplaints();
});
