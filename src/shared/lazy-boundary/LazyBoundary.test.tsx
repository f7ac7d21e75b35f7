import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { cutNetwork } from '@test/backend/backend';
import { takeComplaints } from '@test/environment/quiet-console';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { lazyLoading, lazyComponent } from '@/ui/lazy/lazy-component';
import { typeHeldKeys } from '@/ui/type-ahead/held-keys';
import { LazyBoundary } from './LazyBoundary';

it('says what a part waits for while nobody answers, and shows it then', async () => {
  let answers = false;
  const Part = lazyComponent(() =>
    answers ? Promise.resolve(() => <p>there</p>) : Promise.reject(new Error('The server is away')),
  );
  cutNetwork(true);
  renderPart(
    <LazyBoundary>
      <Part />
    </LazyBoundary>,
  );
  expect(await screen.findByText('This part opens as soon as the server responds.')).toBeVisible();
  answers = true;
  cutNetwork(false);
  expect(await screen.findByText('there')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says in its place that a part is lost, and keeps the page around it', async () => {
  const Part = lazyComponent(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
  );
  renderPart(
    <>
      <h1>Around it</h1>
      <LazyBoundary>
        <Part />
      </LazyBoundary>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading component failed');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Around it' })).toBeVisible();
  // React tells of what it caught.
  takeComplaints();
});

it('asks for nothing while nobody answers, and fetches it once when somebody does', async () => {
  const asked: boolean[] = [];
  let away = true;
  lazyLoading.holdWhile(() => away);
  const Part = lazyComponent(() => {
    asked.push(away);
    return Promise.resolve(() => <p>there</p>);
  });
  cutNetwork(true);
  renderPart(
    <LazyBoundary>
      <Part />
    </LazyBoundary>,
  );
  expect(await screen.findByText('This part opens as soon as the server responds.')).toBeVisible();
  away = false;
  cutNetwork(false);
  expect(await screen.findByText('there')).toBeVisible();
  expect(asked).toEqual([false]);
});

it('passes Escape on while the chunk loads, and types other keys into its field', async () => {
  let arrive: (part: () => ReactNode) => void = () => undefined;
  const Part = lazyComponent(() => new Promise<() => ReactNode>((done) => (arrive = done)));
  const onHeldEscape = vi.fn();
  const { actor } = renderPart(
    <LazyBoundary onHeldEscape={onHeldEscape}>
      <Part />
    </LazyBoundary>,
  );
  await screen.findByText('Loading...');
  await actor.keyboard('5m');
  await settled();
  expect(onHeldEscape).not.toHaveBeenCalled();
  await actor.keyboard('{Escape}');
  expect(onHeldEscape).toHaveBeenCalledOnce();
  arrive(() => (
    <input
      aria-label="Range"
      ref={(field) => {
        if (field) typeHeldKeys(field);
      }}
    />
  ));
  await waitFor(() => expect(screen.getByLabelText('Range')).toHaveValue('5m'));
});
