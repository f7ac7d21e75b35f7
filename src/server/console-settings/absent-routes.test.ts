import { expect, it } from 'vitest';
import { askedBackend } from '@test/backend/asked-backend';

const told = async (enterprise: boolean) => {
  const { ask } = await askedBackend({ enterprise });
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json();
  return {
    license: await read('/enterprise/license/info'),
    plugins: await read('/system/plugins'),
  };
};

it('has neither a license nor plugins', async () => {
  expect(await told(false)).toEqual({
    license: { license_info: { license_status: 'absent' } },
    plugins: { plugins: [], total: 0 },
  });
});

it('answers as a server of the enterprise edition if told to', async () => {
  expect(await told(true)).toMatchObject({
    license: { license_info: { license_status: 'installed' } },
    plugins: {
      total: 1,
      plugins: [{ unique_id: 'org.graylog.plugins.enterprise.EnterprisePlugin' }],
    },
  });
});
