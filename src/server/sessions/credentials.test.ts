import { expect, it } from 'vitest';
import { askedBackend } from '@test/asked-backend';

const AT_ONCE = 30;

it('takes many requests at once with one password for one attempt', async () => {
  const { ask } = await askedBackend({ now: () => Date.parse('2026-11-21T12:00:00.000Z') });
  const statuses = async (as: string) =>
    new Set(
      (await Promise.all(Array.from({ length: AT_ONCE }, () => ask('GET', '/system', { as })))).map(
        ({ status }) => status,
      ),
    );
  expect(await statuses('admin:wrong')).toEqual(new Set([401]));
  expect(await statuses('admin:secret')).toEqual(new Set([200]));
});
