import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { seedBackend } from '../backend/backend';
import { renderAt } from '../rendering/render';

export const SYNC = 'POST /views/search/sync';
const sample = {
  streams: [{ id: '64b000000000000000000001', title: 'Shop production' }],
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { level: 3, app: 'checkout' } },
    { message: 'payment taken', source: 'shop-1', fields: { level: 6, app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { level: 6, app: 'auth' } },
  ],
};

/** Opens a search with three messages, two of them from the app `checkout`. */
export async function openSearch(
  url = '/search',
  prepare?: (node: Awaited<ReturnType<typeof seedBackend>>) => void,
) {
  const node = await seedBackend({ seed: sample });
  prepare?.(node);
  const view = await renderAt(url);
  const status = await screen.findByRole('region', { name: 'Search status' });
  return { ...view, status, query: screen.getByRole('textbox', { name: 'Query' }) };
}
export const found = (status: HTMLElement, count: number) =>
  waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${count} messages? ?complete`)));
