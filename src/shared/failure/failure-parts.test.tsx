import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPart } from '@test/render-part';
import { MissingCapabilities } from './MissingCapabilities';
import { UnknownWidget } from './UnknownWidget';

it('lists the capabilities that are missing, and leads back', async () => {
  const router = createMemoryRouter([{ path: '/', element: <h1>Before</h1> }, { path: '/view', element: <MissingCapabilities kind="dashboard" missing={['search_filters', 'parameters']} /> }], { initialEntries: ['/', '/view'], initialIndex: 1 });
  const { actor } = renderPart(<RouterProvider router={router} />);
  expect(screen.getByText('Unfortunately executing this dashboard is not possible. It uses the following capabilities which are not available:')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['search_filters', 'parameters']);
  await actor.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
});

it('lets the configuration of a widget nobody knows be copied', async () => {
  const { actor } = renderPart(<UnknownWidget type="correlation" config={{ threshold: 3 }} />);
  expect(screen.getByText('Unknown Widget')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Copy the configuration' }));
  expect(await navigator.clipboard.readText()).toBe('{\n  "type": "correlation",\n  "config": {\n    "threshold": 3\n  }\n}');
});
