import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { preloadLater, preloadLazyComponents, lazyComponent, lazyLoading } from './lazy-component';

it('comes with its first use, and in a quiet moment without one', async () => {
  const fetched: string[] = [];
  const named = (name: string) =>
    lazyComponent(async () => {
      fetched.push(name);
      return Promise.resolve(() => <p>{name}</p>);
    });
  const Used = named('used');
  named('unused');
  expect(fetched).toEqual([]);

  render(
    <Suspense>
      <Used />
    </Suspense>,
  );
  expect(await screen.findByText('used')).toBeVisible();
  expect(fetched).toEqual(['used']);

  preloadLazyComponents();
  await waitFor(() => expect(fetched).toContain('unused'));
});

it('comes in a quiet moment also where it is no component', async () => {
  let asked = 0;
  const load = preloadLater(async () => (asked += 1));
  expect(asked).toBe(0);
  preloadLazyComponents();
  await waitFor(() => expect(asked).toBe(1));
  expect(await load()).toBe(2);
});

it('shows although it could not be fetched in the quiet moment', async () => {
  let answers = false;
  let asked = 0;
  const Part = lazyComponent(() => {
    asked += 1;
    return answers
      ? Promise.resolve(() => <p>there</p>)
      : Promise.reject(new Error('The server is away'));
  });
  preloadLazyComponents();
  await waitFor(() => expect(asked).toBe(1));
  answers = true;
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('there')).toBeVisible();
});

it('is fetched for the next outage where one kept it from coming', async () => {
  let away = true;
  let asked = 0;
  lazyLoading.holdWhile(() => away);
  onTestFinished(() => lazyLoading.holdWhile(() => false));
  vi.useFakeTimers();
  lazyComponent(() => {
    asked += 1;
    return Promise.resolve(() => <p>here</p>);
  });
  preloadLazyComponents();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(0);
  away = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
});

it('shows at its first use during an outage where it came before', async () => {
  let away = false;
  let asked = 0;
  lazyLoading.holdWhile(() => away);
  onTestFinished(() => lazyLoading.holdWhile(() => false));
  const Part = lazyComponent(() => {
    asked += 1;
    return Promise.resolve(() => <p>here</p>);
  });
  preloadLazyComponents();
  await waitFor(() => expect(asked).toBe(1));
  away = true;
  render(
    <Suspense fallback={<p>waits</p>}>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeVisible();
  expect(lazyLoading.isBlocked()).toBe(false);
});
