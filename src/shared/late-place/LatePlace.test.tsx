import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutNetwork } from '@test/backend';
import { renderPart } from '@test/render-part';
import { latePart } from '@/ui/late/late-part';
import { LatePlace } from './LatePlace';

it('says what a part waits for while nobody answers, and shows it then', async () => {
  let answers = false;
  const Part = latePart(() => (answers ? Promise.resolve(() => <p>there</p>) : Promise.reject(new Error('The server is away'))));
  cutNetwork(true);
  renderPart(<LatePlace><Part /></LatePlace>);
  expect(await screen.findByText('What you opened shows as soon as the server answers.')).toBeVisible();
  answers = true;
  cutNetwork(false);
  expect(await screen.findByText('there', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
