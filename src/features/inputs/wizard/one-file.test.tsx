import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend';
import { renderAt } from '@test/render';

const control = () => screen.findByLabelText('A file of this computer');

it('makes messages of the lines of a file, and leads to them', async () => {
  await seedBackend();
  const { actor } = await renderAt('/system/inputs/send-logs');
  await actor.upload(await control(), new File(['first line\n\nsecond <b>line</b>\r\nthird'], 'mail.log'));
  await actor.click(screen.getByRole('button', { name: 'Send its lines' }));
  expect(await screen.findByText('3 lines of mail.log are stored as messages.')).toBeVisible();
  await actor.click(screen.getByRole('link', { name: 'Show received messages' }));
  const row = await screen.findByRole('row', { name: /second <b>line<\/b>/ });
  expect(within(row).getByText(/mail\.log/)).toBeVisible();
});

it('takes no file that is no text', async () => {
  await seedBackend();
  const { actor } = await renderAt('/system/inputs/send-logs');
  await actor.upload(await control(), new File(['\x1f\x8b\0\0'], 'mail.log.gz'));
  await actor.click(screen.getByRole('button', { name: 'Send its lines' }));
  expect(await screen.findByText(/mail\.log\.gz is no text file\./)).toBeVisible();
});
