import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '@test/render';

it('says what to do while there is no input', async () => {
  await renderAt('/system/inputs');
  expect(await screen.findByText('No input yet')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Send logs' })[0]).toHaveAttribute('href', '/system/inputs/send-logs');
});
