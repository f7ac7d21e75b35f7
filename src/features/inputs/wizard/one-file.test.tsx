import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as inputRoutes } from '@/features/inputs/routes';

const renderAt = renderPagesOf(inputRoutes);

const control = () => screen.findByLabelText('File from this computer', { selector: 'input' });

it('imports the lines of a file and links to them', async () => {
  await seedBackend();
  const { actor } = await renderAt('/system/inputs/send-logs');
  await actor.upload(
    await control(),
    new File(['first line\n\nsecond <b>line</b>\r\nthird'], 'mail.log'),
  );
  await actor.click(screen.getByRole('button', { name: 'Send lines' }));
  expect(await screen.findByText('3 lines of mail.log were stored as messages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show received messages' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('source:"mail.log"')),
  );
  const [sent] = await Promise.all(
    requestsTo('/console/import').map(
      (request) =>
        request.clone().json() as Promise<{ messages: { source: string; message: string }[] }>,
    ),
  );
  expect(sent?.messages.map(({ source, message }) => [source, message])).toEqual([
    ['mail.log', 'first line'],
    ['mail.log', 'second <b>line</b>'],
    ['mail.log', 'third'],
  ]);
});

it('refuses files that are not text', async () => {
  await seedBackend();
  const { actor } = await renderAt('/system/inputs/send-logs');
  await actor.upload(await control(), new File(['\x1f\x8b\0\0'], 'mail.log.gz'));
  await actor.click(screen.getByRole('button', { name: 'Send lines' }));
  expect(await screen.findByText(/mail\.log\.gz is not a text file\./)).toBeVisible();
});
