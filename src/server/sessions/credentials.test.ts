import { expect, it } from 'vitest';
import { askedBackend } from '@test/backend/asked-backend';

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

it('writes sign-ins to the log of the subsystem authentication, at its level', async () => {
  const { ask } = await askedBackend();
  const lines = async () =>
    (
      await (
        await ask('GET', '/system/loggers/messages/recent?limit=100', {
          headers: { accept: 'text/plain' },
        })
      ).text()
    )
      .split('\n')
      .filter((line) => line.includes('[authentication]'))
      .map((line) => line.slice('2026-11-21T12:00:00.000Z '.length));
  const signIn = (username: string, password: string) =>
    ask('POST', '/system/sessions', { body: { username, password } });
  await signIn('admin', 'secret');
  await signIn('nobody\n2026-11-21T12:00:00.000Z INFO  [node] All is well.', 'wrong');
  await signIn('admin', 'wrong');
  const written = await lines();
  expect(written[0]).toMatch(/^INFO {2}\[authentication\] admin signed in from \S+\.$/);
  expect(written[1]).toMatch(
    /^WARN {2}\[authentication\] Sign-in of "nobody\\n2026.+" from \S+ refused: no such user\.$/,
  );
  expect(written[2]).toMatch(/"admin" from \S+ refused: wrong password\.$/);
  expect(written).toHaveLength(3);

  await ask('PUT', '/system/loggers/subsystems/authentication/level/warn');
  await signIn('admin', 'secret');
  expect(await lines()).toHaveLength(3);
});
